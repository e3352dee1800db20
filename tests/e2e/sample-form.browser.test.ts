import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

const site = extensionOnSite(fileURLToPath(new URL('../pages', import.meta.url)));
let page: Page;

beforeEach(async () => {
  page = await site.openPage('/sample.html');
});

/** Name → value of every control of the order form; radios and boxes by whether they are chosen. */
function formValues(): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#order')!;
    const values: Record<string, string> = {};
    for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      const chosen = field.type === 'radio' || field.type === 'checkbox';
      if (chosen) values[`${field.name}=${field.value}`] = String(field.checked);
      else values[field.name] = field.value;
    }
    return values;
  });
}

function invalidFields(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#order input, #order select, #order textarea')]
      .filter((field) => !field.checkValidity())
      .map((field) => field.name),
  );
}

async function seedIn(popup: Page): Promise<string> {
  const shown = await popup.waitForFunction(() => /[0-9A-Z]{5}-[0-9A-Z]{3}/.exec(document.body.innerText)?.[0]);
  return (await shown.jsonValue()) as string;
}

async function press(popup: Page, name: string): Promise<void> {
  await popup.locator(`::-p-xpath(//button[starts-with(normalize-space(.), "${name}")])`).click();
}

async function statusMatching(popup: Page, pattern: string): Promise<string> {
  const status = await popup.waitForFunction(
    (source) => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      return new RegExp(source).test(text) && text;
    },
    {},
    pattern,
  );
  return (await status.jsonValue()) as string;
}

describe('the sample form through the toolbar button', () => {
  it('shows what it would write, and writes nothing before the click', async () => {
    const before = await formValues();
    const popup = await site.extension.openPopup(page);
    await popup.waitForFunction(() => document.body.innerText.includes('First name'));
    expect(await popup.$eval('[role=status]', (status) => status.textContent)).not.toMatch(/^Filled/);
    expect(await formValues()).toEqual(before);
  });

  it('fills every field with a valid value, dependent ones included, and submits nothing', async () => {
    expect(await site.extension.fillPage(page)).toMatch(/^Filled (\d+) of \1/);
    expect(await invalidFields()).toEqual([]);
    const values = await formValues();
    const left = Object.entries(values)
      .filter(([, value]) => value === '')
      .map(([name]) => name);
    expect(left).toEqual(['giftcard']);
    expect(values['email']).toBe(values['emailConfirm']);
    expect(values['password']).toBe(values['password2']);
    expect(values['email']).toMatch(/@example\.com$/);
    expect(values['ccexp']).toMatch(/^(0[1-9]|1[0-2])\/\d\d$/);
    expect(values['terms=on']).toBe('true');
    expect(page.url()).toBe(`${site.origin}/sample.html`);
  });

  it('takes the fill back, the page’s own state included', async () => {
    const before = await formValues();
    const popup = await site.extension.openPopup(page);
    await fillThroughPopup(popup);
    expect(await formValues()).not.toEqual(before);
    await press(popup, 'Undo');
    await statusMatching(popup, '^Undone');
    expect(await formValues()).toEqual(before);
    expect(await page.$eval('[name=state]', (state) => (state as HTMLSelectElement).disabled)).toBe(true);
  });

  it('brings a new person when asked, and the old one back by seed', async () => {
    const popup = await site.extension.openPopup(page);
    await fillThroughPopup(popup);
    const seed = await seedIn(popup);
    const first = await formValues();
    await popup.locator('::-p-aria([role="button"][name="New person"])').click();
    await popup.waitForFunction((before) => !document.body.innerText.includes(before), {}, seed);
    await press(popup, 'Fill page');
    await page.waitForFunction(
      (name) => document.querySelector<HTMLInputElement>('[name=email]')!.value !== name,
      {},
      first['email']!,
    );
    await statusMatching(popup, '^Filled');
    await popup.close();

    await page.reload();
    const again = await site.extension.openPopup(page);
    await seedIn(again);
    await again.locator('.seed').click();
    await again.locator('::-p-aria([name="Seed"][role="textbox"])').fill(seed.toLowerCase());
    await again.keyboard.press('Enter');
    await again.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, seed);
    await fillThroughPopup(again);
    expect(await formValues()).toEqual(first);
  });
});
