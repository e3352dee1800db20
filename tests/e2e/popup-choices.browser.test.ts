import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillThroughPopup, launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';

const markup = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>City <input name="city"></label>
  <label>E-mail <input name="email" type="email" required></label>
  <label>Password <input name="password" type="password" autocomplete="new-password"></label>
  <label>Thing <input name="thing"></label>
</form></body></html>`;

let extension: ExtensionBrowser;
let server: Served;
let profile: string;
let page: Page;
let popup: Page;

beforeAll(async () => {
  server = await serve((path) => (path === '/' ? markup : null));
  profile = await mkdtemp(join(tmpdir(), 'understudy-'));
  extension = await launchExtension({ userDataDir: profile });
});
beforeEach(async () => {
  page = await extension.browser.newPage();
  await reopen();
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(profile, { recursive: true, force: true });
});

/** The page afresh, with the popup open on it. */
async function reopen(): Promise<void> {
  await page.goto(`${server.origin}/`);
  popup = await extension.openPopup(page);
}

const held = (name: string) => page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);
const head = (label: string) => `::-p-xpath(//button[contains(@class,"row-head")][contains(., "${label}")])`;
const button = (name: string) => `::-p-xpath(//button[normalize-space(.)="${name}"])`;

const mode = (name: string) => `::-p-xpath(//label[normalize-space(.)="${name}"])`;

async function openRow(label: string): Promise<void> {
  await popup.locator(head(label)).click();
  await popup.waitForSelector(button('Reroll'));
}

/** Waits until a row's own text matches. */
async function rowSays(label: string, pattern: RegExp): Promise<string> {
  const text = await popup.waitForFunction(
    (wanted, source) => {
      const rows = [...document.querySelectorAll<HTMLElement>('.row-head')];
      const said = rows.find((row) => row.innerText.includes(wanted))?.innerText ?? '';
      return new RegExp(source, 'u').test(said) && said;
    },
    {},
    label,
    pattern.source,
  );
  return (await text.jsonValue()) as string;
}

async function setValue(text: string): Promise<void> {
  await popup.locator('::-p-aria([name="Value"][role="textbox"])').fill(text);
  await popup.locator(button('Set')).click();
}

async function chooseKind(kind: string): Promise<void> {
  await popup.locator('::-p-aria([name="Kind"][role="combobox"])').fill(kind);
}

describe('the person’s word on a field', () => {
  it('is written as it was typed, and can be taken back', async () => {
    await openRow('First name');
    await setValue('Bo');
    await rowSays('First name', /\bBo\b/);
    await fillThroughPopup(popup);
    expect(await held('first')).toBe('Bo');
    await popup.locator(button('Reset')).click();
    await popup.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.details .field-row input')!.value !== 'Bo',
    );
  });

  it('rolls another value of the same kind', async () => {
    const before = await rowSays('City', /\n.+\n/);
    await openRow('City');
    await popup.locator(button('Reroll')).click();
    await popup.waitForFunction(
      (said) =>
        [...document.querySelectorAll<HTMLElement>('.row-head')].every((row) => row.innerText !== said) &&
        document.body.innerText.includes('Reset'),
      {},
      before,
    );
  });

  it('skips a field, after a reload too, until it is not to be skipped', async () => {
    await openRow('City');
    await popup.locator(button('Skip')).click();
    await rowSays('City', /You chose to skip it/);
    await reopen();
    await rowSays('City', /You chose to skip it/);
    await fillThroughPopup(popup);
    expect(await held('city')).toBe('');
    await openRow('City');
    await popup.locator(button('Don’t skip')).click();
    await popup.waitForSelector(button('Skip'));
  });

  it('says what kind a field is; an edit keeps the kind, reset takes the edit alone', async () => {
    await openRow('Thing');
    await chooseKind('iban');
    const iban = await rowSays('Thing', /\nIBAN/);
    await setValue('my own');
    await rowSays('Thing', /my own\n+IBAN/);
    await popup.locator(button('Reset')).click();
    expect(await rowSays('Thing', /[A-Z]{2}\d\d.*\n+IBAN/)).toBe(iban);
    await reopen();
    await rowSays('Thing', /IBAN/);
    await openRow('Thing');
    await chooseKind('');
    await rowSays('Thing', /^(?![^]*IBAN)/);
  });

  it('is not carried over to another page’s fields', async () => {
    await openRow('First name');
    await setValue('Only here');
    await rowSays('First name', /Only here/);
    await reopen();
    await rowSays('First name', /^(?![^]*Only here)/);
  });
});

describe('the kind of values', () => {
  it('says in the list which rule each field will break', async () => {
    await popup.locator(mode('Invalid')).click();
    await rowSays('E-mail', /on purpose/);
    await popup.locator(mode('Realistic')).click();
    await rowSays('E-mail', /@example\.com/);
  });
});

describe('a seed that is none', () => {
  it('is refused in a sentence', async () => {
    await popup.locator('::-p-aria(Enter another seed)').click();
    await popup.locator('::-p-aria(Seed to use)').fill('hello');
    await popup.keyboard.press('Enter');
    await popup.waitForFunction(() => /“hello” is not a seed/.test(document.body.innerText));
  });
});

describe('settings', () => {
  it('change what is filled at once, and outlive the browser', async () => {
    await popup.locator('::-p-aria(Settings)').click();
    await popup.locator('::-p-aria([name="Language of the data"])').fill('de-DE');
    await popup.locator('::-p-aria([name="E-mail domain"])').fill('mail.example.org');
    await popup.locator('::-p-aria([name="Always the same"])').click();
    await popup.locator('::-p-aria([name="Password to use"])').fill('Secret-1');
    await popup.locator('::-p-aria(Back)').click();
    await rowSays('E-mail', /@mail\.example\.org/);
    await rowSays('Password', /Secret-1/);
    await popup.waitForFunction(() => /German \(Germany\)/.test(document.body.innerText));

    await extension.close();
    extension = await launchExtension({ userDataDir: profile });
    page = await extension.browser.newPage();
    await reopen();
    await fillThroughPopup(popup);
    expect(await held('email')).toMatch(/@mail\.example\.org$/);
    expect(await held('password')).toBe('Secret-1');
  });
});
