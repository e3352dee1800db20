import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control, Value } from '../../utils/pipeline';
import { asked, byRole, lastAsked, openPopupLab, tell, toggleRow, type PopupLab } from './popup-page';
import { choiceControl, details, fieldRow, formRows, numberControl, rows, state, textControl } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => void (popup = await lab.open()));
afterEach(() => popup.close());

const click = (name: string) => byRole(popup, 'button', name).click();
const text = (selector: string) => popup.$eval(selector, (element) => element.textContent);

describe('a field of the list', () => {
  const field = fieldRow({ structure: 'div[role=grid]', override: { do: 'reroll', nth: 2 } });
  const open = async (control: Control = textControl(), value: Value | null = null, line = field) => {
    await tell(popup, rows([line]), state());
    await toggleRow(popup, 'Vorname');
    expect(await lastAsked(popup, 'details')).toEqual({ do: 'details', row: 'f1' });
    await tell(popup, details('f1', control, value));
    await popup.waitForSelector('.details :is(input, select, textarea)');
  };

  test('opens to the reason for its value, closes on Escape, which keeps the popup’s focus there', async () => {
    await open();
    expect(await text('.why')).toBe('First name, because the label says “Vorname”.');
    expect(await popup.$eval('.row-head', (button) => button.getAttribute('aria-expanded'))).toBe('true');

    await popup.focus('.details input');
    await popup.keyboard.press('Escape');

    await popup.waitForFunction(() => document.querySelector('.details') === null);
    expect(await popup.evaluate(() => document.activeElement?.className)).toBe('row-head');
  });

  test('says how many options of a very long list were read', async () => {
    await open(choiceControl(['Bonn', 'Köln'], { optionCount: 10_000 }));
    expect(await text('.details .hint')).toMatch(/^Only the first 2 of 10000 options were read/);
    await toggleRow(popup, 'Vorname');
    await open(choiceControl(['Bonn', 'Köln'], { optionCount: 2 }));
    await popup.waitForFunction(() => !document.querySelector('.details')!.textContent.includes('options were read'));
  });

  test('says how many suggestions of a very long list were read', async () => {
    await open(textControl({ suggestions: ['Bonn', 'Köln'], suggestionCount: 240 }));
    expect(await text('.details .hint')).toMatch(/^Only the first 2 of 240 suggestions were read/);
  });

  test('shows a long label and a long value whole', async () => {
    const long = 'Which e-mail address shall we use for your invoices and reminders, and who reads it? '
      .repeat(2)
      .trim();
    await tell(popup, rows([fieldRow({ label: long })]), state());
    await popup.locator('.row-head').click();
    await popup.waitForSelector('.details');

    const cut = await popup.$eval('.row-label', (label) => label.scrollWidth > label.clientWidth);

    expect(cut).toBe(false);
  });

  test('takes another value by Enter, and keeps the focus when the plan follows', async () => {
    await open();
    await byRole(popup, 'textbox', 'Value').fill('31.02.1999');
    await popup.keyboard.press('Enter');
    expect(await lastAsked(popup, 'override')).toEqual({
      do: 'override',
      row: 'f1',
      override: { do: 'text', text: '31.02.1999' },
    });

    await tell(popup, rows([{ ...field, planned: '31.02.1999', override: { do: 'text', text: '31.02.1999' } }]));

    await popup.waitForFunction(() => document.querySelector('.row-value')?.textContent === '31.02.1999');
    expect(await popup.evaluate(() => document.activeElement instanceof HTMLInputElement)).toBe(true);
  });

  test('takes what was typed also where the person goes on to another button', async () => {
    await open();
    await byRole(popup, 'textbox', 'Value').fill('Bo');
    await click('Fill page');

    const done = (await asked(popup)).map((request) => request.do);

    expect(done.slice(-2)).toEqual(['override', 'fill']);
  });

  test('Escape takes back what was typed before it closes the row', async () => {
    await open();
    await byRole(popup, 'textbox', 'Value').fill('Bo');
    await popup.keyboard.press('Escape');

    await popup.waitForFunction(() => document.querySelector<HTMLInputElement>('.details input')?.value === 'Anna');
    expect((await asked(popup)).some((request) => request.do === 'override')).toBe(false);
  });

  test('says beforehand what a number field can’t hold, and does not send it', async () => {
    await open(numberControl({ max: 99 }));
    await byRole(popup, 'textbox', 'Value').fill('abc');
    await popup.waitForSelector('::-p-text(A number field can’t hold this)');
    await popup.keyboard.press('Enter');
    await byRole(popup, 'textbox', 'Value').fill('999');
    await popup.waitForSelector('::-p-text(Above the maximum of 99: written anyway.)');
    await popup.keyboard.press('Enter');

    await lastAsked(popup, 'override');
    const said = (await asked(popup)).filter((request) => request.do === 'override');
    expect(said).toEqual([{ do: 'override', row: 'f1', override: { do: 'text', text: '999' } }]);
  });

  test('takes a template: suggestions while a part is typed, then what it makes', async () => {
    await open();
    await byRole(popup, 'textbox', 'Value').click({ count: 3 });
    await popup.keyboard.type('qa+{{cou');
    await popup.waitForSelector('[role=option][data-active] ::-p-text(Counter)');
    await popup.keyboard.press('Enter');
    await popup.keyboard.type('@ourco.example');
    expect(await popup.$eval('.details input', (input) => (input as HTMLInputElement).value)).toBe(
      'qa+{{counter}}@ourco.example',
    );
    const value = { is: 'template', text: 'qa+{{counter}}@ourco.example' } as const;
    await popup.waitForFunction(
      (asked) =>
        fakeBackground.requests.some(
          (request) => request.do === 'sample' && request.value.is === 'template' && request.value.text === asked,
        ),
      {},
      value.text,
    );
    await tell(popup, { is: 'sample', sample: { row: 'f1', value, made: { text: 'qa+1@ourco.example' } } });
    await popup.waitForSelector('::-p-text(Makes “qa+1@ourco.example”.)');
    await popup.keyboard.press('Enter');

    expect(await lastAsked(popup, 'override')).toMatchObject({ override: { do: 'value', value } });
  });

  test('takes a value of another form: a list, or numbers between two', async () => {
    await open();
    await popup.locator('.details .value-form').fill('list');
    await byRole(popup, 'textbox', 'Value').fill('SPRING *3\nSUMMER');
    await byRole(popup, 'button', 'Set').click();
    // What it makes may be asked for after it was set.
    await popup.waitForFunction(() => fakeBackground.requests.some((request) => request.do === 'override'));
    const list = { is: 'list', entries: ['SPRING *3', 'SUMMER'] };
    const set = (await asked(popup)).find((request) => request.do === 'override');
    expect(set).toMatchObject({ override: { do: 'value', value: list } });

    await popup.locator('.details .value-form').fill('number');
    await byRole(popup, 'textbox', 'From').fill('-5');
    await byRole(popup, 'textbox', 'To').fill('many');
    await popup.waitForSelector('.details .error ::-p-text(Enter a number such as 18 or 0.5.)');
    await byRole(popup, 'textbox', 'To').fill('0.5');
    await byRole(popup, 'textbox', 'Step').fill('0.5');
    await byRole(popup, 'button', 'Set').click();
    await popup.waitForFunction(() => {
      const last = fakeBackground.requests.findLast((request) => request.do === 'override');
      return (
        last?.override?.do === 'value' &&
        JSON.stringify(last.override.value) === '{"is":"number","from":-5,"to":0.5,"step":0.5}'
      );
    });
  });

  test('offers faker’s methods and the form’s fields; Escape closes the list alone', async () => {
    await open();
    await byRole(popup, 'textbox', 'Value').click({ count: 3 });
    await popup.keyboard.type('{{field:E');
    await popup.waitForSelector('[role=option] ::-p-text(E-Mail)');
    await popup.keyboard.press('Escape');
    await popup.waitForFunction(() => document.querySelector('[role=option]') === null);
    expect(await popup.$eval('.details input', (input) => (input as HTMLInputElement).value)).toBe('{{field:E');
  });

  test('says where a template is wrong, and takes it as it stands', async () => {
    await open();
    await byRole(popup, 'textbox', 'Value').fill('x {{7*7}}');
    await popup.waitForFunction(() => document.querySelector('.marked-text mark')?.textContent === '7*7');
    await popup.waitForSelector('::-p-text(There is no part called “7*7”. It will be filled in as it is.)');
    await popup.keyboard.press('Enter');

    expect(await lastAsked(popup, 'override')).toMatchObject({ override: { do: 'text', text: 'x {{7*7}}' } });
  });

  test('with options is edited by picking one', async () => {
    await open(choiceControl(['Frau', 'Herr']), { as: 'options', wanted: ['Frau'], count: 1, at: [0] });
    await popup.select('.details select', '1');

    expect(await lastAsked(popup, 'override')).toEqual({
      do: 'override',
      row: 'f1',
      override: { do: 'choose', indices: [1] },
    });
  });

  test('with several options is edited by ticking them', async () => {
    await open(choiceControl(['Mo', 'Di', 'Mi'], { multiple: true }), {
      as: 'options',
      wanted: ['Mo'],
      count: 1,
      at: [0],
    });
    await byRole(popup, 'checkbox', 'Mi').click();

    expect(await lastAsked(popup, 'override')).toEqual({
      do: 'override',
      row: 'f1',
      override: { do: 'choose', indices: [0, 2] },
    });
  });

  test('that is a box is ticked or not', async () => {
    await open({ control: 'check', checked: false }, { as: 'check', checked: true });
    await byRole(popup, 'radio', 'Not ticked').click();

    expect(await lastAsked(popup, 'override')).toEqual({
      do: 'override',
      row: 'f1',
      override: { do: 'check', checked: false },
    });
  });

  test.each([
    ['date', '1990-11-05'],
    ['month', '1990-11'],
    ['time', '14:32'],
    ['color', '#ff8800'],
  ] as const)('that holds a %s is edited in a control of the same sort', async (type, written) => {
    const control: Control =
      type === 'color' ? { control: 'color' } : { control: 'date', type, min: '', max: '', step: null };
    await open(control, { as: 'text', text: '', alternatives: [] });

    await popup.$eval(
      `.details input[type=${type}]`,
      (input, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        (input as HTMLElement).focus();
        (input as HTMLElement).blur();
      },
      written,
    );

    expect(await lastAsked(popup, 'override')).toEqual({
      do: 'override',
      row: 'f1',
      override: { do: 'text', text: written },
    });
  });

  test.each([
    ['Reroll', { do: 'reroll', row: 'f1' }],
    ['Skip', { do: 'turn-skip', row: 'f1' }],
    ['Reset', { do: 'override', row: 'f1', override: null }],
  ] as const)('%s', async (name, request) => {
    await open();
    await click(name);

    expect(await lastAsked(popup, request.do)).toEqual(request);
  });

  test('gives a report on a widget that is not understood', async () => {
    await open();
    await popup.bringToFront();
    await click('Copy widget report');

    await popup.waitForFunction(() => document.querySelector('.detail-actions [aria-live]')?.textContent === 'Copied.');
  });

  test('pointed at or focused is outlined on the page; left, no more', async () => {
    await tell(popup, rows(formRows), state());
    const first = await popup.waitForSelector('.row-head');
    await first!.hover();
    expect(await lastAsked(popup, 'highlight')).toEqual({ do: 'highlight', row: 'a' });
    await popup.hover('.persona');
    await popup.waitForFunction(() => JSON.stringify(fakeBackground.requests.at(-1)).includes('null'));

    await first!.focus();
    await popup.waitForFunction(() => JSON.stringify(fakeBackground.requests.at(-1)).includes('"a"'));
    await popup.focus('.primary');
    await popup.waitForFunction(() => JSON.stringify(fakeBackground.requests.at(-1)).includes('null'));
  });
});
