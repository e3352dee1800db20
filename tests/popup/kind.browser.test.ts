import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asked, lastAsked, openPopupLab, tell, toggleRow, type PopupLab } from './popup-page';
import { fieldRow, rows, state } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => void (popup = await lab.open()));
afterEach(() => popup.close());

describe('the kind of a field', () => {
  const field = fieldRow();
  const list = () => popup.$$eval('[role=option]', (options) => options.map((option) => option.textContent));
  const activeOption = () =>
    popup.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.firstElementChild?.textContent : null;
    });
  beforeEach(async () => {
    await tell(popup, rows([field]), state());
    await toggleRow(popup, 'Vorname');
    await popup.locator('::-p-aria([role="combobox"][name="Kind"])').click();
    await popup.waitForSelector('[role=listbox]');
  });

  test('is one of all, in groups, with a sample each', async () => {
    expect(await lastAsked(popup, 'kind-samples')).toEqual({ do: 'kind-samples' });
    await tell(popup, { is: 'kind-samples', samples: { 'given-name': 'Anna', iban: 'DE89 3704' }, own: {} });
    await popup.waitForSelector('::-p-text(DE89 3704)');

    const groups = await popup.$$eval('[role=group][aria-label] > .option-group', (titles) => titles.length);

    expect(groups).toBe(10);
    expect((await list()).length).toBeGreaterThan(250);
    expect(await list()).toContain('First nameAnna');
  });

  test('is found by typing and chosen by keyboard alone', async () => {
    await popup.keyboard.type('last n');
    await popup.waitForFunction(() => document.querySelectorAll('[role=option]').length < 5);
    expect(await list()).toEqual(['Last name', 'Local number, last part', 'Last name on card']);
    expect(await activeOption()).toBe('Last name');

    await popup.keyboard.press('Enter');

    expect(await lastAsked(popup, 'override')).toEqual({
      do: 'override',
      row: 'f1',
      override: { do: 'kind', kind: 'family-name' },
    });
    await popup.waitForFunction(() => document.querySelector('[role=listbox]') === null);
  });

  test('is walked through by the arrow keys; Escape closes the list alone', async () => {
    await popup.keyboard.press('ArrowDown');
    const down = await activeOption();
    await popup.keyboard.press('ArrowUp');
    await popup.keyboard.press('ArrowUp');
    const wrapped = await activeOption();
    await popup.keyboard.press('Escape');
    await popup.waitForFunction(() => document.querySelector('[role=listbox]') === null);

    expect([down, wrapped]).toEqual(['Full name', 'File']);
    expect(await popup.$('.details')).not.toBeNull();
    expect(await popup.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false');
  });

  test('that is none is said', async () => {
    await popup.keyboard.type('qqq');

    await popup.waitForSelector('::-p-text(Nothing matches.)');
    await popup.keyboard.press('Enter');
    expect((await asked(popup)).some((request) => request.do === 'override')).toBe(false);
  });

  test('said by the person can be forgotten again', async () => {
    await popup.keyboard.press('Escape');
    await tell(popup, rows([{ ...field, kind: 'family-name', override: { do: 'kind', kind: 'family-name' } }]));
    await popup.waitForSelector('::-p-text(Your choice is remembered for this field on this site.)');
    await popup.locator('::-p-aria([role="combobox"][name="Kind"])').click();
    await popup.locator('::-p-aria([role="option"][name="Detected"])').click();

    expect(await lastAsked(popup, 'forget-kind')).toEqual({ do: 'forget-kind', row: 'f1' });
  });
});
