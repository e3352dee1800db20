import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { beforeAll, expect, it } from 'vitest';
import type { Rule } from '../../utils/plan/rules/rule';
import { byRole } from '../browser/by-role';
import { extensionOnSite } from '../browser/extension-on-site';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>E-mail <input name="email" type="email"></label>
</form></body></html>`;

const site = extensionOnSite(() => form);
let page: Page;
let options: Page;

beforeAll(async () => {
  page = await site.openPage();
  const popup = await site.extension.openPopup(page);
  const [, root] = /^(chrome-extension:\/\/[^/]+)/.exec(popup.url())!;
  await popup.close();
  options = await site.extension.browser.newPage();
  await options.setViewport({ width: 1280, height: 900 });
  await options.goto(`${root}/options.html`);
});

const value = byRole('textbox', 'Value');
const useIt = byRole('checkbox', 'Use this rule');

/** Puts a text in the place of what a field holds, in one go, as pasting does; the field keeps the focus. */
async function typeOver(field: string, text: string): Promise<void> {
  await options.locator(field).click({ count: 3 });
  await options.keyboard.sendCharacter(text);
}

const stored = () =>
  options.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    const { rules } = (await chrome.storage.local.get('rules')) as { rules?: { rules: Rule[] } };
    return rules?.rules ?? [];
  });

const isDisabled = () => options.$eval(useIt, (box) => (box as HTMLInputElement).disabled);

it('a new rule is nowhere until it says what to fill in', async () => {
  await options.locator(byRole('button', 'New rule')).click();
  await options.waitForSelector('aside ::-p-text(once it says what to fill in)');
  await options.locator(byRole('textbox', 'Name')).fill('Mine');
  await options.keyboard.press('Tab');

  expect(await isDisabled()).toBe(true);
  expect(await options.$(byRole('button', 'Move “Mine”'))).toBeNull();
  expect(await stored()).toEqual([]);
});

it('once right it is saved, switched off, and fills nothing', async () => {
  await typeOver(value, 'mine@ourco.example');
  await options.waitForSelector(byRole('button', 'Move “Mine”'));
  await options.waitForSelector('aside ::-p-text(as if this rule weren’t there)');

  expect(await stored()).toMatchObject([{ name: 'Mine', on: false, value: { text: 'mine@ourco.example' } }]);
  expect(await site.extension.fillPage(page)).toMatch(/^Filled 1 of 1/);
  expect(await page.$eval('[name=email]', (field) => (field as HTMLInputElement).value)).not.toBe('mine@ourco.example');
});

it('what was right stays when it is typed over without leaving the field', async () => {
  await options.bringToFront();
  await options.locator(useIt).click();
  await options.waitForSelector('.rule input[aria-label="Use “Mine”"]:checked');
  await typeOver(value, 'second@ourco.example');
  await typeOver(value, '{{nobody}}');
  await options.waitForSelector('aside .error ::-p-text(There is no part called “nobody”.)');
  await options.waitForSelector('aside [role=status] ::-p-text(Your last change isn’t saved.)');
  await options.waitForFunction(() => document.querySelector('.rule-open')?.textContent?.includes('second@'));

  expect(await options.$eval(value, (field) => field.getAttribute('aria-invalid'))).toBe('true');
  await options.keyboard.press('Tab');
  await options.reload();
  await options.locator(byRole('button', 'Mine All sites · second@ourco.example')).click();
  await options.waitForSelector(value);
  expect(await stored()).toMatchObject([{ on: true, value: { text: 'second@ourco.example' } }]);
});

it('a template is completed while it is typed, and shown for three persons', async () => {
  await typeOver(value, '');
  await options.keyboard.type('{{fir');
  await options.waitForSelector('[role=option][data-active] ::-p-text(First name)');
  await options.keyboard.press('Enter');
  await options.keyboard.type('@x{{nobody}}');
  await options.waitForFunction(() => document.querySelector('.marked-text mark')?.textContent === 'nobody');
  await typeOver(value, '{{given-name}}-{{faker.commerce.isbn}}');
  await options.waitForFunction(() => document.querySelectorAll('.samples li').length === 3);
  expect(await options.$eval('.samples li', (sample) => sample.textContent)).toMatch(/^\p{Lu}.*-97[89]-/u);
});

it('a wrong site does not keep the rule from standing as it was', async () => {
  await typeOver(byRole('textbox', 'Where'), '? no site');
  await options.waitForSelector('aside .error ::-p-text(“? no site” is not a site.)');
  await typeOver(value, 'third@ourco.example');
  await options.keyboard.press('Tab');
  expect(await stored()).toMatchObject([{ sites: [], value: { text: '{{given-name}}-{{faker.commerce.isbn}}' } }]);

  await typeOver(byRole('textbox', 'Where'), 'shop.example');
  await options.waitForFunction(() => document.querySelector('.rule-open')?.textContent?.includes('third@'));
  expect(await stored()).toMatchObject([{ sites: ['shop.example'], value: { text: 'third@ourco.example' } }]);
});

it('what was typed is saved though the page is left at once', async () => {
  await typeOver(value, 'last@ourco.example');
  await options.goto('about:blank');
  await options.goBack();
  await options.waitForSelector('.rule-open ::-p-text(last@ourco.example)');
});

it('a change made elsewhere is told, and nothing is overwritten unasked', async () => {
  await options.locator('.rule-open').click();
  await options.waitForSelector(value);
  await options.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    const { rules } = (await chrome.storage.local.get('rules')) as { rules: { rules: Rule[] } };
    const changed = rules.rules.map((rule) => ({ ...rule, value: { is: 'fixed', text: 'theirs' } }));
    await chrome.storage.local.set({ rules: { ...rules, rules: changed } });
  });
  await options.waitForSelector('[role=alert] ::-p-text(This rule was changed elsewhere)');
  await typeOver(value, 'mine');
  await options.keyboard.press('Tab');
  expect(await stored()).toMatchObject([{ value: { text: 'theirs' } }]);

  await options.locator(byRole('button', 'Keep mine')).click();
  await options.waitForSelector('.rule-open ::-p-text(mine)');
  await options.waitForFunction(() => document.querySelector('aside [role=alert]') === null);
});

it('a list of thousands is found by searching', async () => {
  await options.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    const rule = (id: number) => ({ id: `r${id}`, name: `Rule ${id}.`, value: { is: 'fixed', text: 'x' } });
    const rules = Array.from({ length: 2_000 }, (_, id) => rule(id));
    await chrome.storage.local.set({ rules: { version: 1, rules } });
  });
  await options.waitForSelector('::-p-text(200 of 2000 rules are shown. Search for the others.)');
  await options.locator(byRole('searchbox', 'Search rules')).fill('Rule 1999.');
  await options.waitForFunction(() => document.querySelectorAll('.rule').length === 1);
  expect(await options.$eval('.rule-open > bdi', (title) => title.textContent)).toBe('Rule 1999.');
});
