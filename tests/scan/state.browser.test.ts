import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldState } from '../../utils/pipeline';
import { launchChromium } from '../browser/chromium';
import { agentInPage } from '../browser/agent-in-page';
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
  ['a number at nought', 'empty', '<input type=number name=x value=0>'],
  ['a line of its own placeholder', 'empty', '<input name=x placeholder="Your company" value="Your company">'],
  ['a number of the page', 'preset', '<input type=number name=x value=3>'],
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
    await page.focus('select');
    await page.keyboard.press('ArrowDown');
    const fields = await agent.scan();

    expect(fields.map(({ state }) => state)).toEqual(['typed', 'typed']);
    await page.close();
  });

  test('what a framework set as a property is the page’s, not the person’s', async () => {
    const markup = '<input name=x autofocus><input type=checkbox name=y><select name=z><option>A<option>B</select>';
    const { page, agent } = await scanMarkup(browser, markup);
    await page.evaluate(() => {
      const [text, box] = document.querySelectorAll('input');
      text!.value = 'from the model';
      box!.checked = true;
      document.querySelector('select')!.value = 'B';
    });
    const fields = await agent.scan();

    expect(fields.map(({ state }) => state)).toEqual(['preset', 'preset', 'preset']);
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

  test('a text is told as it stands, with its lines', async () => {
    const { page, agent } = await scanMarkup(browser, '<textarea name=x></textarea>');
    const text = `First  line\n${'Many words. '.repeat(40)}`;
    await page.$eval('textarea', (field, value) => void (field.value = value), text);
    const [field] = await agent.scan();

    expect(field!.current).toBe(text);
    await page.close();
  });

  test('names of files and what a list shows are told whole', async () => {
    const options = Array.from({ length: 20 }, (_, nth) => `Option number ${nth} of many`);
    const list = `<select name=y multiple>${options.map((text) => `<option selected>${text}`).join('')}</select>`;
    const { page, agent } = await scanMarkup(browser, `<input type=file name=x>${list}`);
    const name = ` two  spaces ${'a'.repeat(230)}.png`;
    await page.$eval(
      'input',
      (field, name) => {
        const files = new DataTransfer();
        files.items.add(new File([], name));
        field.files = files.files;
      },
      name,
    );
    const [file, several] = await agent.scan();

    expect([file!.current, several!.current]).toEqual([name, options.join(', ')]);
    await page.close();
  });

  test('a field that has the focus is not typed by that', async () => {
    const { page, agent } = await scanMarkup(browser, '<input name=x value=Rome>');
    await page.click('input');
    const [field] = await agent.scan();

    expect(field!.state).toBe('preset');
    await page.close();
  });

  test('what a person is typing just now is typed, before anybody watched', async () => {
    const page = await browser.newPage();
    await page.setContent('<input name=x>');
    await page.type('input', 'Rome');
    const [field] = await (await agentInPage(page)).scan();

    expect(field!.state).toBe('typed');
    await page.close();
  });

  test('what we wrote stays ours when a wizard draws the step anew with it', async () => {
    const step = '<label>City <input name=x></label>';
    const { page, agent, fields } = await scanMarkup(browser, `<main>${step}</main>`);
    await agent.fill([[fields[0]!, { as: 'text', text: 'Rome', alternatives: [] }]]);
    const drawAnew = (value: string) =>
      page.$eval('main', (main, html) => void (main.innerHTML = html), step.replace('name=x', `name=x value=${value}`));
    await drawAnew('Rome');
    const [ours] = await agent.scan();
    await drawAnew('Oslo');
    const [other] = await agent.scan();

    expect([ours!.state, other!.state]).toEqual(['ours', 'preset']);
    await page.close();
  });

  test('what is given back is whose it was', async () => {
    const { page, agent } = await scanMarkup(browser, '<input name=x value=Rome><input name=y>');
    await page.type('[name=y]', 'Oslo');
    const states = async () => (await agent.scan()).map(({ state }) => state);
    const before = await states();
    const fields = await agent.scan();
    await agent.fill(fields.map((field) => [field, { as: 'text', text: 'Lima', alternatives: [] }] as const));
    const filled = await states();
    await agent.call('agent/undo', { at: null });

    expect([before, filled, await states()]).toEqual([
      ['preset', 'typed'],
      ['ours', 'ours'],
      ['preset', 'typed'],
    ]);
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
