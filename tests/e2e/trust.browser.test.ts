import type { Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeFindings, ofColours } from '../browser/axe-findings';
import { byRole } from '../browser/by-role';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { chooseInMenu } from './choose-in-menu';
import { turnSetting } from './turn-setting';

const longLabel =
  'Which e-mail address shall we use for your invoices, reminders and all other correspondence about this order? ' +
  'Statements, notices of changes in our prices, and what the law asks us to send you go there as well, until you name another.';
const form = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>Last name <input name="last"></label>
  <label>E-mail <input name="email" type="email" required></label>
  <label>Repeat e-mail <input name="again" type="email" required></label>
  <label>${longLabel} <input name="invoices" type="email"></label>
  <label>Phone <input name="phone" type="tel"></label>
  <label>Birthday <input name="born" type="date"></label>
  <label>ZIP code <input name="zip" pattern="\\d{5}"></label>
  <label>Country <select name="country" required><option value="">Choose…</option><option>Peru<option>Chile</select></label>
  <label>Guests <input name="guests" type="number" min="1" max="9"></label>
  <label>IBAN <input name="iban"></label>
  <label>Picture <input name="picture" type="file" accept="image/*"></label>
  <label>Remarks <textarea name="remarks" maxlength="400"></textarea></label>
</form></body></html>`;

const site = extensionOnSite((path) => (path === '/' ? form : null));
let page: Page;
let popup: Page;

beforeEach(async () => {
  page = await site.openPage();
  await open();
});

async function open(): Promise<void> {
  popup = await site.extension.openPopup(page);
  await popup.setViewport({ width: 400, height: 600 });
  await popup.waitForSelector('.row-head');
}

const button = (name: string) => popup.locator(byRole('button', name));
const head = (label: string) => `::-p-xpath(//button[contains(@class,"row-head")][contains(., "${label}")])`;
const says = (text: string) => popup.waitForSelector(`::-p-text(${text})`);

/** What the rows show beside their labels. */
const shown = () =>
  popup.$$eval('.row', (rows) =>
    Object.fromEntries(
      rows.map((row) => [
        row.querySelector('.row-label')!.textContent,
        row.querySelector('bdi:not(.row-label *)')!.textContent,
      ]),
    ),
  );

/** What the page holds by label, as a person sees it. */
const held = () =>
  page.$$eval('input, select, textarea', (fields) =>
    Object.fromEntries(
      fields.map((field) => {
        const label = [...field.labels![0]!.childNodes].find(({ nodeType }) => nodeType === 3)!.textContent!.trim();
        const files = [...((field as HTMLInputElement).files ?? [])].map(({ name }) => name);
        const chosen = field instanceof HTMLSelectElement && field.value !== '' ? field.selectedOptions[0]!.text : null;
        return [label, files[0] ?? chosen ?? (field.type === 'file' ? '' : field.value)];
      }),
    ),
  );

const looks = () => popup.$$eval('.row', (rows) => rows.map((row) => (row as HTMLElement).dataset['look']));

describe('rows', () => {
  it.each(['Realistic', 'Boundary', 'Invalid', 'Hostile'])(
    'are what a fill writes and a new person’s fill, value by value: %s',
    async (mode) => {
      await popup.locator(byRole('radio', mode)).click();
      await popup.waitForFunction(
        (mode) => document.querySelector('main')!.dataset['mode'] === mode,
        {},
        mode.toLowerCase(),
      );
      const empty = await held();
      const planned = await shown();
      await fillThroughPopup(popup);
      expect(told(await shown())).toEqual(told(planned));
      const first = await held();
      expect(first).toEqual(told(planned));

      await button('New person').click();
      await says('not on the page yet.');
      expect(await held()).toEqual(first);
      const [next, states] = [await shown(), await looks()];
      Object.entries(next).forEach(([label, value], at) => {
        if (value !== planned[label]) expect(states[at], label).toBe('planned');
      });
      await fillThroughPopup(popup);
      expect(await held()).toEqual(told(next));

      for (const before of [first, empty]) {
        await popup.locator('::-p-xpath(//button[starts-with(normalize-space(.), "Undo fill of")])').click();
        await expect.poll(held, { timeout: 30_000 }).toEqual(before);
        await popup.waitForFunction(() => /^Undone/.test(document.querySelector('[role=status]')!.textContent!));
      }
    },
  );
});

/** A field that is left empty on purpose says so in its row; a text area gives each line break as LF. */
function told(rows: Record<string, string | null>): Record<string, string | null> {
  const heldFor = (value: string | null) =>
    value === 'Empty, though required.' ? '' : (value?.replace(/\r\n?/g, '\n') ?? null);
  return Object.fromEntries(Object.entries(rows).map(([label, value]) => [label, heldFor(value)]));
}

describe('the popup', () => {
  const focused = () => popup.evaluate(() => document.activeElement!.textContent ?? '');
  /** Presses Tab until the focus is where it should be. */
  async function tabTo(selector: string): Promise<void> {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await popup.evaluate((wanted) => document.activeElement!.matches(wanted), selector)) return;
      await popup.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}.`);
  }
  const isOpen = (selector: string, is: boolean) =>
    popup.waitForFunction((wanted, is) => (document.querySelector(wanted) !== null) === is, {}, selector, is);

  it('is worked by keyboard alone; Escape closes the innermost thing', async () => {
    expect(await focused()).toBe('Fill page');
    await popup.keyboard.press('Enter');
    await says('Filled 13 of 13');
    await tabTo('.row-head');
    await popup.keyboard.press('Enter');
    await isOpen('.details .why', true);
    await tabTo('.details [role=combobox]');
    await popup.keyboard.type('qqq');
    await says('Nothing matches.');
    await popup.keyboard.press('Escape');
    await isOpen('[role=listbox]', false);
    await popup.keyboard.type('iban');
    await popup.waitForSelector('[role=option] .option-detail');
    expect(await popup.$$eval('[role=listbox] [role=group]', (groups) => groups.map((one) => one.ariaLabel))).toContain(
      'Payment',
    );
    expect(await popup.$eval('[role=option] .option-detail', (sample) => sample.textContent)).toMatch(/^[A-Z]{2}\d\d/);
    await popup.keyboard.press('Enter');
    await says('1 change is not on the page yet.');
    await popup.keyboard.press('Escape');
    await isOpen('.details', false);
    expect(await popup.evaluate(() => document.activeElement!.matches('.row-head'))).toBe(true);
    await popup.focus('.primary');
    await tabTo('[aria-label=Changes] button');
    await popup.keyboard.press('Enter');
    await popup.waitForFunction(() => !document.body.innerText.includes('not on the page yet'));
    expect((await held())['First name']).toMatch(/^[A-Z]{2}\d\d/);
  });

  it('shows a dense list with one right edge, long texts whole once opened, and targets large enough', async () => {
    // The browser sizes a popup after it has been laid out.
    await popup.waitForFunction(
      (rows) =>
        [...document.querySelectorAll('.row')].filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
          .length >= rows,
      {},
      8,
    );
    // Rows out of sight are not laid out.
    const edges = await popup.$$eval('.actions, .segments, .list-tools, .row-content', (parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().right)).filter((right) => right > 0),
    );
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
    const radios = await popup.$$eval('.mode [type=radio]', (radios) =>
      radios.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
    expect(Math.min(...radios)).toBeGreaterThanOrEqual(44);
    await popup.locator(head(longLabel)).click();
    await isOpen('.details .why', true);
    const whole = await popup.$eval(
      '.row[data-open] .row-label',
      (label) => label.scrollWidth <= label.clientWidth && label.textContent,
    );
    expect(whole).toBe(longLabel);
  });

  it('passes axe over a real page that is filled, with a row or the person open', async () => {
    const views: Record<string, () => Promise<unknown>> = {
      filled: () => fillThroughPopup(popup),
      'a row': async () => {
        await popup.locator(head('Birthday')).click();
        await isOpen('.details .why', true);
      },
      'the person': () => popup.locator('.persona-open').click(),
    };
    for (const [name, show] of Object.entries(views)) {
      await show();
      for (const [value, rules] of [
        ['light', undefined],
        ['dark', ofColours],
      ] as const) {
        await popup.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ]);
        expect(await axeFindings(popup, rules), `${name}, ${value}`).toEqual([]);
      }
    }
  });
});

describe('what was asked for once', () => {
  it('a typed seed stays, over fills and for a popup opened anew', async () => {
    await popup.locator('.seed').click();
    await popup.locator(byRole('textbox', 'Seed')).fill('7K2QM-2F4');
    await popup.keyboard.press('Enter');
    await popup.waitForSelector('.seed::-p-text(7K2QM-2F4)');
    const planned = await shown();
    await fillThroughPopup(popup);
    await popup.close();
    await open();
    await popup.waitForSelector('.seed::-p-text(7K2QM-2F4)');
    await fillThroughPopup(popup);
    expect(await held()).toEqual(planned);
  });

  it('a mode is for its site: a menu’s fill on another is realistic, and the page says what was filled', async () => {
    await popup.locator(byRole('radio', 'Invalid')).click();
    await says('on purpose');
    await popup.close();
    await page.goto(site.origin.replace('localhost', '127.0.0.1'));
    await open();
    await popup.close();
    await chooseInMenu(site.extension, page, 'fill:page');
    await page.waitForSelector('::-p-aria([role="status"])::-p-text(Filled 13 of 13)');
    expect(await page.$$eval(':invalid', (fields) => fields.length)).toBe(0);
  });

  it('the page’s notice counts no longer what is emptied while it stands', async () => {
    await popup.close();
    await chooseInMenu(site.extension, page, 'fill:page');
    await page.waitForSelector('::-p-aria([role="status"])::-p-text(Filled 13 of 13)');
    await page.focus('[name=phone]');
    await page.$eval('[name=phone]', (phone) => (phone as HTMLInputElement).select());
    await page.keyboard.press('Delete');
    await page.waitForSelector('::-p-aria([role="status"])::-p-text(Filled 12 of 13)');
    expect(await site.extension.badge()).toBe('12');
  });

  it('no notice on the page, once the settings say so', async () => {
    await popup.close();
    const options = await site.extension.openOptions('general');
    await turnSetting(options, 'Show a notice on the page');
    await options.close();
    await page.bringToFront();
    await chooseInMenu(site.extension, page, 'fill:page');
    await expect.poll(() => site.extension.badge(), { timeout: 30_000 }).toBe('13');
    // What is asked for later comes after the notice, had there been one.
    await open();
    expect(await page.$('::-p-aria([role="status"])')).toBeNull();
  });
});
