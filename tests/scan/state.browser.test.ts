import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldState } from '../../utils/pipeline';
import { launchChromium } from '../browser/chromium';
import { fieldNamed, scanMarkup } from './page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const cases: readonly (readonly [what: string, expected: FieldState, markup: string])[] = [
  ['nothing', 'empty', '<input name=x>'],
  ['a value of the page', 'preset', '<input name=x value=Rome>'],
  ['a text area’s text', 'preset', '<textarea name=x>Rome</textarea>'],
  ['an unticked box', 'empty', '<input type=checkbox name=x>'],
  ['a ticked box', 'preset', '<input type=checkbox name=x checked>'],
  ['no radio chosen', 'empty', '<input type=radio name=x value=1><input type=radio name=x value=2>'],
  ['a radio chosen', 'preset', '<input type=radio name=x value=1><input type=radio name=x value=2 checked>'],
  ['a list at its first entry', 'empty', '<select name=x><option>A<option>B</select>'],
  ['a list at its placeholder', 'empty', '<select name=x><option value="" selected>Choose<option>B</select>'],
  ['a list at what the page chose', 'preset', '<select name=x><option>A<option selected>B</select>'],
  ['a range nobody set', 'empty', '<input type=range name=x>'],
];

describe('what a field holds', () => {
  test.each(cases)('%s: %s', async (_what, expected, markup) => {
    const { page, fields } = await scanMarkup(browser, markup);

    expect(fieldNamed(fields, 'x').state).toBe(expected);
    await page.close();
  });

  test('what a person typed is typed', async () => {
    const { page, agent } = await scanMarkup(
      browser,
      '<input name=x value=Rome><select name=s><option>A<option>B</select>',
    );
    await page.type('input', 'X');
    await page.select('select', 'B');
    const fields = await agent.scan();

    expect(fields.map(({ state }) => state)).toEqual(['typed', 'typed']);
    await page.close();
  });

  test('what a framework set as a property is the page’s, not the person’s', async () => {
    const { page, agent } = await scanMarkup(browser, '<input name=x><input type=checkbox name=y>');
    await page.evaluate(() => {
      const [text, box] = document.querySelectorAll('input');
      text!.value = 'from the model';
      box!.checked = true;
    });
    const fields = await agent.scan();

    expect(fields.map(({ state }) => state)).toEqual(['preset', 'preset']);
    await page.close();
  });

  test('what a person typed and left is typed', async () => {
    const { page, agent } = await scanMarkup(browser, '<input name=x><button>Next</button>');
    await page.type('input', 'Rome');
    await page.keyboard.press('Tab');
    const [field] = await agent.scan();

    expect(field!.state).toBe('typed');
    await page.close();
  });

  test('what we wrote is ours until the person changes it', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=x>');
    await agent.fill([[fields[0]!, { as: 'text', text: 'Rome', alternatives: [] }]]);
    const [ours] = await agent.scan();
    await page.type('input', 'X');
    const [typed] = await agent.scan();

    expect([ours!.state, typed!.state]).toEqual(['ours', 'typed']);
    await page.close();
  });

  test('a password is never told', async () => {
    const { page, fields } = await scanMarkup(browser, '<input type=password name=x value=secret>');

    expect(JSON.stringify(fields)).not.toContain('secret');
    expect(fieldNamed(fields, 'x').state).toBe('preset');
    await page.close();
  });
});

test.each([
  ['required', true, '<input name=x required>'],
  ['aria-required', true, '<input name=x aria-required=true>'],
  ['a star', true, '<label>City <span>*</span><input name=x></label>'],
  ['a star that is explained elsewhere', false, '<p>* required fields</p><label>City <input name=x></label>'],
  ['nothing', false, '<label>City <input name=x></label>'],
])('wanted by the page: %s', async (_what, expected, markup) => {
  const { page, fields } = await scanMarkup(browser, markup);

  expect(fieldNamed(fields, 'x').required).toBe(expected);
  await page.close();
});
