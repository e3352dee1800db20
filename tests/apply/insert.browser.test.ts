import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InsertOutcome } from '../../utils/messages/agent';
import { launchChromium } from '../browser/chromium';
import { eventsOf, recordEvents } from './event-log';
import { writerInPage } from './writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A page with one focused field; `[` and `]` in its text mark the selection. */
async function pageWith(html: string, marked: string) {
  const writer = await writerInPage(browser, html);
  await writer.page.evaluate((markedText) => {
    const host = document.querySelector('#host');
    const field = (host?.shadowRoot ?? document).querySelector<HTMLInputElement>('#field')!;
    const plain = markedText.replace(/[[\]]/g, '');
    const [start, end] = [markedText.indexOf('['), markedText.indexOf(']') - 1];
    field.focus();
    if (field.isContentEditable) {
      field.textContent = plain;
      getSelection()!.setBaseAndExtent(field.firstChild ?? field, start, field.firstChild ?? field, end);
      return;
    }
    if (field instanceof HTMLSelectElement) return;
    field.value = plain;
    if (field.selectionStart === null) field.select();
    else field.setSelectionRange(start, end);
  }, marked);
  const held = () =>
    writer.page.evaluate(() => {
      const field = (document.querySelector('#host')?.shadowRoot ?? document).querySelector<HTMLInputElement>(
        '#field',
      )!;
      return field.isContentEditable ? field.textContent : field.value;
    });
  const insert = (text: string) => writer.inWorld<InsertOutcome>(`world.writer.insert(${JSON.stringify(text)})`);
  return { page: writer.page, held, insert };
}

const inShadow = `<div id=host></div><script>
  host.attachShadow({ mode: 'open' }).innerHTML = '<input id=field>';
</script>`;

describe('insert at the caret', () => {
  it.each([
    ['at the caret of an input', '<input id=field>', 'ab[]cd', 'abXYcd'],
    ['over the selection', '<input id=field>', 'a[bc]d', 'aXYd'],
    ['into a textarea', '<textarea id=field></textarea>', 'ab[]', 'abXY'],
    ['into a contenteditable', '<div id=field contenteditable></div>', 'a[b]c', 'aXYc'],
    ['inside a shadow root', inShadow, 'ab[]cd', 'abXYcd'],
    ['into an e-mail field, which tells no selection', '<input id=field type=email>', '[ab]', 'XY'],
    ['no further than maxlength', '<input id=field maxlength=5>', 'ab[]cd', 'abXcd'],
  ])('%s', async (_, html, marked, expected) => {
    const { page, held, insert } = await pageWith(html, marked);
    const before = await held();
    expect(await insert('XY')).toBe('inserted');
    expect(await held()).toBe(expected);
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    expect(await held()).toBe(before);
  });

  it('causes the events of typing, once', async () => {
    const { page, insert } = await pageWith('<input id=field>', 'ab[]');
    await recordEvents(page);
    await insert('XY');
    expect(await eventsOf(page)).toEqual(['beforeinput(insertText:XY)=ab', 'input(insertText:XY)=abXY']);
  });

  it('sets dates, which have no caret', async () => {
    const { held, insert } = await pageWith('<input id=field type=date>', '[]');
    expect(await insert('2024-02-29')).toBe('inserted');
    expect(await held()).toBe('2024-02-29');
  });

  it.each([
    ['a read-only field', '<input id=field readonly>'],
    ['a button', '<input id=field type=button>'],
  ])('leaves %s alone', async (_, html) => {
    const { held, insert } = await pageWith(html, 'ab[]');
    expect(await insert('XY')).toBe('no-caret');
    expect(await held()).toBe('ab');
  });

  it.each([
    ['letters in a number box', '<input id=field type=number>', '12', 'e'],
    ['what makes a number none', '<input id=field type=number>', '1e5', '1e5'],
    ['words in a date', '<input id=field type=date>', '2024-02-29', 'tomorrow'],
    ['a colour’s name', '<input id=field type=color>', '#ff0000', 'red'],
    ['what is no option', '<select id=field><option>one<option>two</select>', 'two', 'three'],
  ])('leaves nothing behind of %s', async (_, html, held, text) => {
    const { page, insert } = await pageWith(html, '[]');
    await page.evaluate((value) => {
      const field = document.querySelector<HTMLInputElement>('#field')!;
      field.value = value;
    }, held);
    expect(await insert(text)).toBe('cannot-hold');
    const now = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#field')!;
      return { value: field.value, bad: field.validity.badInput };
    });
    expect(now).toEqual({ value: held, bad: false });
  });

  it('chooses an option by its text', async () => {
    const { page, insert } = await pageWith('<select id=field><option>one<option>two</select>', '[]');
    expect(await insert('two')).toBe('inserted');
    expect(await page.$eval('#field', (field) => (field as HTMLSelectElement).value)).toBe('two');
  });
});
