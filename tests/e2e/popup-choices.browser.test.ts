import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillThroughPopup, launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';

const markup = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>City <input name="city"></label>
  <label>E-mail <input name="email" type="email" required></label>
  <label>Password <input name="password" type="password" autocomplete="new-password"></label>
  <label>Thing <input name="thing"></label>
  <label>Age <input name="age" type="number" min="18" max="99"></label>
  <label>Colour <select name="colour"><option value="red">Red<option value="blue">Blue<option value="green">Green</select></label>
  <label>Gift wrap <input name="wrap" type="checkbox"></label>
  <label>ZIP code <input name="zip" pattern="\\d{5}"></label>
  <label>Birthday <input name="born" placeholder="MM/DD/YYYY"></label>
  <label>Nickname <input name="nick" maxlength="8"></label>
  <label>Start date <input name="start" type="date"></label>
  <label>Paint <input name="paint" type="color"></label>
  <label>Volume <input name="volume" type="range" min="0" max="40"></label>
  <label>Region <select name="region"><option value="">Choose…<option>North</option></select></label>
  <label>Days <select name="days" multiple><option>Monday<option>Tuesday<option>Sunday</select></label>
</form><div id="host" style="margin-top: 200vh"></div><script>
  host.attachShadow({ mode: 'closed' }).innerHTML = '<label>Company <input></label>';
</script></body></html>`;
const fields = 17;
const pages: Record<string, string> = {
  '/': markup,
  '/empty-list': markup.replace(/<option value="">Choose….*?<\/option>/, ''),
};

let extension: ExtensionBrowser;
let server: Served;
let profile: string;
let page: Page;
let popup: Page;

beforeAll(async () => {
  server = await serve((path) => pages[path] ?? null);
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
async function reopen(path = '/'): Promise<void> {
  await page.goto(server.origin + path);
  popup = await extension.openPopup(page);
}

const held = (name: string) => page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);
const head = (label: string) => `::-p-xpath(//button[contains(@class,"row-head")][contains(., "${label}")])`;
const button = (name: string) => `::-p-xpath(//button[normalize-space(.)="${name}"])`;

const mode = (name: string) => `::-p-xpath(//label[normalize-space(.)="${name}"])`;

async function openRow(label: string): Promise<void> {
  await popup.locator(head(label)).click();
  await popup.waitForSelector(button('Reroll'));
  await popup.waitForSelector('.details :is(input:not([role]), select)');
}

/** Waits until the words of a row, a line each, match. */
async function rowSays(label: string, pattern: RegExp): Promise<string> {
  const text = await popup.waitForFunction(
    (wanted, source) => {
      const heads = [...document.querySelectorAll<HTMLElement>('.row-head')];
      const words = heads.map((head) => [...head.querySelectorAll('bdi, .row-tag')].map((part) => part.textContent));
      const said = words.find(([name]) => name === wanted)?.join('\n') ?? '';
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

/** Chooses in the list of kinds the first that is found by a text. */
async function chooseKind(text: string): Promise<void> {
  await popup.locator('::-p-aria([name="Kind"][role="combobox"])').click();
  await popup.keyboard.type(text);
  await popup.keyboard.press('Enter');
}

describe('the person’s word on a field', () => {
  it('is written as it was typed, and can be taken back', async () => {
    await openRow('First name');
    await setValue('Bo');
    await rowSays('First name', /\nBo$/);
    await fillThroughPopup(popup);
    expect(await held('first')).toBe('Bo');
    await popup.locator(button('Reset')).click();
    await rowSays('First name', /\n(?!Bo$)/);
    await popup.waitForSelector('::-p-text(1 change is not on the page yet.)');
    expect(await held('first')).toBe('Bo');
    await popup.locator(button('Apply')).click();
    await popup.waitForFunction(() => !document.body.innerText.includes('not on the page yet'));
    expect(await held('first')).not.toBe('Bo');
  });

  it('is written verbatim beyond the field’s own rules, said beforehand', async () => {
    await openRow('Age');
    await popup.locator('::-p-aria([name="Value"][role="textbox"])').fill('999');
    await popup.waitForSelector('::-p-text(Above the maximum of 99: written anyway.)');
    await popup.keyboard.press('Enter');
    await rowSays('Age', /\n999$/);
    const others = { 'ZIP code': 'abc', Birthday: '31.02.1999', Nickname: 'much too long' };
    for (const [label, text] of Object.entries(others)) {
      await openRow(label);
      await setValue(text);
      await rowSays(label, new RegExp(`\n${text}$`));
    }
    await fillThroughPopup(popup);
    const names = ['age', 'zip', 'born', 'nick'];
    expect(await Promise.all(names.map(held))).toEqual(['999', ...Object.values(others)]);
  });

  it('is not written where the control can’t hold it, which is said beforehand; nothing else is written instead', async () => {
    const [age, start] = [await rowSays('Age', /\n\d+$/), await rowSays('Start date', /\n\d{4}-/)];
    await openRow('Age');
    await popup.locator('::-p-aria([name="Value"][role="textbox"])').fill('12abc');
    await popup.waitForSelector('::-p-text(A number field can’t hold this: enter digits)');
    await popup.keyboard.press('Enter');
    await openRow('Start date');
    await popup.focus('.details input[type=date]');
    await popup.keyboard.type('02312027');
    await popup.waitForSelector('::-p-text(There is no such date or time, so the field can’t hold it.)');
    await fillThroughPopup(popup);
    expect([`Age\n${await held('age')}`, `Start date\n${await held('start')}`]).toEqual([age, start]);
  });

  it('is not taken where a slider ends before it, or a list has no such option', async () => {
    await reopen('/empty-list');
    const volume = await rowSays('Volume', /\n\d+$/);
    const refused = { Volume: ['41', 'This slider ends at 40.'], Region: ['Atlantis', 'This is none of the options'] };
    for (const [label, [typed, said]] of Object.entries(refused)) {
      await openRow(label);
      await popup.locator('::-p-aria([name="Value"][role="textbox"])').fill(typed!);
      await popup.waitForSelector(`.error::-p-text(${said})`);
      await popup.keyboard.press('Enter');
      await popup.waitForSelector('::-p-aria([name="Set"][role="button"])[aria-disabled=true]');
    }
    await fillThroughPopup(popup);
    expect([`Volume\n${await held('volume')}`, await held('region')]).toEqual([volume, '']);
  });

  it('is given in a control that can hold it: a date, a colour, several of a list', async () => {
    await openRow('Start date');
    await popup.focus('.details input[type=date]');
    await popup.keyboard.type('02032031');
    await popup.focus('.primary');
    await rowSays('Start date', /\n2031-02-03$/);
    await openRow('Paint');
    await popup.$eval('.details input[type=color]', (input) => {
      (input as HTMLInputElement).focus();
      // React watches the element's own setter, and would take this for its own change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '#123456');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await popup.focus('.primary');
    await rowSays('Paint', /\n#123456$/);
    await openRow('Days');
    // Faster than the background answers: a click starts from the one before it.
    await popup.$$eval('.details [type=checkbox]', async (boxes) => {
      for (const wanted of [['Tuesday'], ['Monday', 'Sunday']]) {
        for (const box of boxes as HTMLInputElement[]) {
          if (box.checked !== wanted.includes(box.labels![0]!.textContent)) box.click();
          await null;
        }
      }
    });
    await rowSays('Days', /\nMonday, Sunday$/);
    await fillThroughPopup(popup);
    expect([await held('start'), await held('paint')]).toEqual(['2031-02-03', '#123456']);
    const days = await page.$eval('[name=days]', (list) =>
      [...(list as HTMLSelectElement).selectedOptions].map(({ text }) => text),
    );
    expect(days).toEqual(['Monday', 'Sunday']);
  });

  it('after a fill waits for Apply, whatever it is: a reroll, another kind, a skip after a second fill', async () => {
    await fillThroughPopup(popup);
    await fillThroughPopup(popup);
    const before = await held('city');
    await openRow('City');
    await popup.locator(button('Reroll')).click();
    await popup.waitForSelector('::-p-text(1 change is not on the page yet.)');
    await openRow('Thing');
    await chooseKind('iban');
    await popup.waitForSelector('::-p-text(2 changes are not on the page yet.)');
    await openRow('Nickname');
    await popup.locator(button('Skip')).click();
    await popup.waitForSelector('::-p-text(3 changes are not on the page yet.)');
    const city = await rowSays('City', /\n.+/);
    expect(await held('city')).toBe(before);
    await popup.locator(button('Apply')).click();
    await popup.waitForFunction(() => !document.body.innerText.includes('not on the page yet'));
    expect(`City\n${await held('city')}`).toBe(city);
    expect([await held('thing'), await held('nick')]).toEqual([expect.stringMatching(/^[A-Z]{2}\d\d/), '']);
    await openRow('Thing');
    await chooseKind('detected');
    await openRow('Nickname');
    await popup.locator(button('Unskip')).click();
    await popup.waitForSelector(button('Skip'));
  });

  it('picks an option, and ticks a box', async () => {
    await openRow('Colour');
    await popup.select('.details select', '2');
    await rowSays('Colour', /\nGreen$/);
    await popup.locator(head('Colour')).click();
    await openRow('Gift wrap');
    const before = await rowSays('Gift wrap', /\n[✓–]$/);
    const wanted = before.endsWith('✓') ? 'Not ticked' : 'Ticked';
    await popup.locator(`::-p-aria([role="radio"][name="${wanted}"])`).click();
    await rowSays('Gift wrap', wanted === 'Ticked' ? /\n✓$/ : /\n–$/);
    await fillThroughPopup(popup);
    expect(await held('colour')).toBe('green');
    expect(await page.$eval('[name=wrap]', (box) => (box as HTMLInputElement).checked)).toBe(wanted === 'Ticked');
  });

  it('rolls another value of the same kind', async () => {
    const before = await rowSays('City', /\n.+/);
    await openRow('City');
    await popup.locator(button('Reroll')).click();
    await popup.waitForSelector(button('Reset'));
    expect(await rowSays('City', /\n.+/)).not.toBe(before);
  });

  it('skips a field, after a reload too, until it is not to be skipped', async () => {
    await openRow('City');
    await popup.locator(button('Skip')).click();
    await rowSays('City', /Skipped by you/);
    await reopen();
    await rowSays('City', /Skipped by you/);
    await fillThroughPopup(popup);
    expect(await held('city')).toBe('');
    await openRow('City');
    await popup.locator(button('Unskip')).click();
    await popup.waitForSelector(button('Skip'));
  });

  it('puts a field back that is skipped after a fill, once that is applied', async () => {
    await fillThroughPopup(popup);
    await openRow('City');
    await popup.locator(button('Skip')).click();
    await rowSays('City', /Will be put back/);
    expect(await held('city')).not.toBe('');
    await popup.locator(button('Apply')).click();
    await rowSays('City', /Skipped by you/);
    await popup.waitForSelector('[role=status]::-p-text(Undone: 1 of 1 put back.)');
    expect(await held('city')).toBe('');
    await popup.locator(button('Unskip')).click();
    await popup.waitForSelector(button('Skip'));
  });

  it('says what kind a field is; an edit keeps the kind, reset takes the edit alone', async () => {
    await openRow('Thing');
    await chooseKind('iban');
    const iban = await rowSays('Thing', /\n[A-Z]{2}\d\d.*\nIBAN$/);
    await setValue('my own');
    await rowSays('Thing', /\nmy own\nIBAN$/);
    await popup.locator(button('Reset')).click();
    expect(await rowSays('Thing', /\n[A-Z]{2}\d\d.*\nIBAN$/)).toBe(iban);
    await reopen();
    await rowSays('Thing', /IBAN$/);
    await openRow('Thing');
    await chooseKind('detected');
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

describe('why a field gets what it gets', () => {
  it.each(['First name', 'Start date', 'Thing'])('is one sentence for %s', async (label) => {
    await openRow(label);
    expect(await popup.$eval('.why', (said) => said.textContent)).toMatch(/^[A-Z][^.$]+[^.$ ]\.$/);
  });
});

describe('the list', () => {
  const overlays = (count: number) =>
    page.waitForFunction((wanted) => document.documentElement.children.length === wanted, {}, count);

  it('outlines on the page the field whose row is focused, until the popup is closed', async () => {
    const before = await page.evaluate(() => document.documentElement.children.length);
    await (await popup.waitForSelector(head('City')))!.focus();
    await overlays(before + 1);
    await popup.focus('.primary');
    await overlays(before);
    await popup.hover('.row-head');
    await overlays(before + 1);
    await popup.close();
    await overlays(before);
  });

  it('brings the field into view, out of a closed shadow root too', async () => {
    await (await popup.waitForSelector(head('Company')))!.focus();
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('#host')!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  });

  const shown = () => popup.$$eval('.row-label', (labels) => labels.map((label) => label.textContent));

  it('is searched and filtered over all fields of the page', async () => {
    await popup.locator('::-p-aria([role="button"][name="Search"])').click();
    await popup.keyboard.type('na');
    await popup.waitForFunction(() => document.querySelectorAll('.row').length < 7);
    expect(await shown()).toContain('First name');
    await popup.keyboard.press('Escape');
    await popup.waitForFunction((wanted) => document.querySelectorAll('.row').length === wanted, {}, fields);
    await fillThroughPopup(popup);
    await popup.locator('::-p-xpath(//button[starts-with(., "Filled ")])').click();
    await popup.waitForSelector('.filter[aria-pressed=true]');
    expect(await shown()).toContain('City');
  });
});

describe('the kind of values', () => {
  it('says in the list which rule each field will break', async () => {
    await popup.locator(mode('Invalid')).click();
    await popup.waitForSelector('.row-aim::-p-text(on purpose)');
    await popup.locator(mode('Realistic')).click();
    await rowSays('E-mail', /@example\.com/);
  });
});

describe('a seed that is none', () => {
  it('is refused in a sentence', async () => {
    await popup.locator('.seed').click();
    await popup.locator('::-p-aria([name="Seed"][role="textbox"])').fill('hello');
    await popup.keyboard.press('Enter');
    await popup.waitForFunction(() => /“hello” is not a seed/.test(document.body.innerText));
  });
});

describe('settings', () => {
  it('change what is filled at once, and outlive the browser', async () => {
    await popup.locator('::-p-aria(Settings)').click();
    await popup.locator('::-p-aria([name="Data language All sites"][role="combobox"])').fill('de-DE');
    await popup.locator('::-p-aria(Back)').click();
    await popup.waitForFunction(() => /German \(Germany\)/.test(document.body.innerText));

    const options = await extension.openOptions('general');
    await options.locator('::-p-aria([name="E-mail domain"])').fill('mail.example.org');
    await options.locator('::-p-aria([name="Always the same"])').click();
    await options.locator('::-p-aria([name="Password"][role="textbox"])').fill('Secret-1');
    await options.waitForFunction(async () => {
      const { chrome } = globalThis as unknown as { chrome: typeof browser };
      return JSON.stringify(await chrome.storage.local.get('settings')).includes('Secret-1');
    });
    await options.close();
    await reopen();
    await rowSays('E-mail', /@mail\.example\.org/);
    await rowSays('Password', /Secret-1/);

    await extension.close();
    extension = await launchExtension({ userDataDir: profile });
    page = await extension.browser.newPage();
    await reopen();
    await fillThroughPopup(popup);
    expect(await held('email')).toMatch(/@mail\.example\.org$/);
    expect(await held('password')).toBe('Secret-1');
  });
});
