import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from '../browser/axe-findings';
import { byRole } from '../browser/by-role';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';
import { openByClick } from '../browser/open-by-click';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>E-mail <input name="email" type="email"></label>
  <label>Promo code <input name="promo"></label>
</form></body></html>`;

let extension: ExtensionBrowser;
let server: Served;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-'));
  server = await serve(() => form);
  extension = await launchExtension();
  const page = await extension.browser.newPage();
  await page.goto(`${server.origin}/`);
  options = await openOptions(page);
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** By the way a person goes: popup, settings, the page of its own. */
async function openOptions(page: Page): Promise<Page> {
  const popup = await extension.openPopup(page);
  await popup.locator('::-p-aria([name="Settings"][role="button"])').click();
  const made = await openByClick(popup, byRole('button', 'All settings'), '/options.html');
  await made.setViewport({ width: 1280, height: 900 });
  return made;
}

async function addRule(name: string, template: string): Promise<void> {
  await options.locator(byRole('button', 'New rule')).click();
  await options.locator(byRole('textbox', 'Name')).fill(name);
  await options.select('aside select[aria-label="Form of value"]', 'template');
  await options.locator(byRole('textbox', 'Value')).fill(template);
  await options.keyboard.press('Tab');
  await options.locator(byRole('checkbox', 'Use this rule')).click();
  await options.waitForSelector(`.rule input[aria-label="Use “${name}”"]:checked`);
}

const ruleTitles = () => options.$$eval('.rule-open > bdi', (found) => found.map((one) => one.textContent));

it('a new rule, switched on, is tried at once on the tab one came from', async () => {
  await options.waitForSelector('::-p-text(No rules yet)');
  await addRule('QA e-mail', 'qa+{{counter}}@ourco.example');

  await options.waitForSelector('aside ::-p-text(qa+1@ourco.example)');
  await options.waitForSelector('::-p-text(1 field here)');
  expect(await axeFindings(options)).toEqual([]);
});

it('a mistake is said where it stands and not saved', async () => {
  await options.locator(byRole('textbox', 'Value')).fill('qa+{{nobody}}');
  await options.waitForSelector('aside .error ::-p-text(There is no part called “nobody”.)');
  await options.locator(byRole('textbox', 'Where')).fill('not a site');
  await options.waitForSelector('aside .error ::-p-text(“not a site” is not a site.)');
  await options.reload();
  await options.bringToFront();

  await options.waitForFunction(() =>
    document.querySelector('.rule-open')?.textContent?.includes('qa+{{counter}}@ourco.example'),
  );
});

it('rules are sorted by keyboard, found by a search, switched off', async () => {
  await addRule('Second', 'second@ourco.example');
  await options.waitForFunction(() => document.querySelectorAll('.rule').length === 2);
  expect(await ruleTitles()).toEqual(['Second', 'QA e-mail']);
  await options.waitForSelector('.rule ::-p-text(Never used: “Second”, higher up, matches the same fields.)');

  await options.focus('::-p-aria([name="Move “Second”"][role="button"])');
  await options.keyboard.press('Space');
  await options.waitForSelector('.rule-handle[aria-pressed=true]');
  await options.waitForSelector('::-p-text(lace 1 of 2.)');
  // The handle hears of arrows a moment after it has said where the rule is.
  await expect
    .poll(
      async () => {
        await options.keyboard.press('ArrowDown');
        return options.$('::-p-text(Place 2 of 2.)');
      },
      { timeout: 30_000 },
    )
    .not.toBeNull();
  await options.keyboard.press('Space');
  await options.waitForFunction(() => document.querySelector('.rule-open > bdi')?.textContent === 'QA e-mail');

  await options.locator('.rule-open ::-p-text(Second)').click();
  await options.waitForSelector('aside .trial ::-p-text(“QA e-mail” decides, higher up in the list.)');
  await options.locator(byRole('textbox', 'Where')).fill('elsewhere.example');
  await options.waitForSelector('aside .trial ::-p-text(It isn’t for this site.)');
  await options.locator(byRole('radio', 'By site')).click();
  await options.waitForFunction(() => document.querySelectorAll('.rule-group').length === 2);
  expect(await ruleTitles()).toEqual(['Second', 'QA e-mail']);
  await options.locator(byRole('radio', 'In order')).click();
  await options.waitForFunction(() => document.querySelectorAll('.rule-group').length === 0);

  await options.locator(byRole('searchbox', 'Search rules')).fill('second@');
  await options.waitForFunction(() => document.querySelectorAll('.rule').length === 1);
  await options.locator(byRole('checkbox', 'Use “Second”')).click();
  await options.waitForFunction(() => document.querySelectorAll('.rule-caught').length === 0);
  await options.locator(byRole('searchbox', 'Search rules')).click({ count: 3 });
  await options.keyboard.press('Delete');
  await options.waitForFunction(() => document.querySelectorAll('.rule').length === 2);
});

it('a file is shown before it changes anything, and then taken', async () => {
  await options.locator('nav ::-p-aria([name="Import & export"][role="link"])').click();
  const file = join(folder, 'rules.json');
  const rule = { id: 'new', name: 'From a file', value: { is: 'fixed', text: 'x' } };
  const wrong = { id: 'bad', name: 'Wrong', value: { is: 'pattern', pattern: 'a(' } };
  await writeFile(file, JSON.stringify({ understudy: 1, rules: { version: 1, rules: [rule, wrong] } }));
  const input = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);

  await options.waitForSelector('summary ::-p-text(Rules: 1 new, 0 changed, 0 removed)');
  await options.waitForSelector('.file-problems ::-p-text(Line 1, column)');
  await options.waitForSelector('.file-problems ::-p-text(rules.1.value)');
  await options.waitForSelector('.file-problems ::-p-text(The regular expression is not valid at “(”.)');
  expect(await axeFindings(options)).toEqual([]);
  await options.locator(byRole('button', 'Import')).click();
  await options.waitForSelector('[role=status] ::-p-text(Imported.)');
  await options.locator('nav ::-p-aria([name="Values"][role="link"])').click();
  await options.waitForFunction(() => document.querySelectorAll('.rule').length === 3);

  expect(await ruleTitles()).toEqual(['QA e-mail', 'Second', 'From a file']);
});

it.each([
  {
    tool: 'Form-O-Fill',
    file: {
      workflows: [],
      rules: {
        tabSettings: [],
        rules: [
          {
            tabId: 1,
            code: `var rules = [{ name: 'Shop', url: /shop\\.example/, fields: [
              { selector: '#mail', value: 'qa@ourco.example' }, { selector: '#now', value: () => new Date() } ] }];`,
          },
        ],
      },
    },
    title: 'Shop',
    left: '#now',
  },
  {
    tool: 'Testofill',
    file: {
      forms: {
        'shop.example': [
          {
            name: 'Checkout',
            fields: [
              { query: '#promo', value: 'SPRING' },
              { query: '#r', generate: ['$natural'] },
            ],
          },
        ],
      },
    },
    title: 'Checkout',
    left: '#r',
  },
])(
  'rules of $tool come in as far as they are data, and what is left out is named',
  async ({ tool, file, title, left }) => {
    await options.locator('nav ::-p-aria([name="Import & export"][role="link"])').click();
    const path = join(folder, `${tool}.json`);
    await writeFile(path, JSON.stringify(file));
    const input = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
    await options.waitForSelector('summary ::-p-text(Rules: 1 new, 0 changed, 0 removed)');
    await options.waitForSelector(`main ::-p-text(${tool})`);
    await options.waitForSelector(`main li ::-p-text(${left})`);
    await options.locator(byRole('button', 'Import')).click();
    await options.waitForSelector('[role=status] ::-p-text(Imported.)');
    await options.locator('nav ::-p-aria([name="Values"][role="link"])').click();
    await options.waitForSelector(`.rule-open ::-p-text(${title})`);
  },
);
