import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import type { Value } from '../../utils/pipeline';
import { eventsOf, recordEvents } from './event-log';
import { check, choose, text, writerInPage } from './writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function eventsOfFill(html: string, value: Value): Promise<string[]> {
  const writer = await writerInPage(browser, html);
  await recordEvents(writer.page);
  expect(await writer.fill({ '#field': value })).toEqual({ '#field': 'filled' });
  const events = await eventsOf(writer.page);
  await writer.page.close();
  return events;
}

describe('events of a fill, in order, with the value at each', () => {
  it.each([
    ['text', '<input id=field>'],
    ['textarea', '<textarea id=field></textarea>'],
    ['number', '<input id=field type=number>'],
    ['password', '<input id=field type=password>'],
  ])('%s', async (_, html) => {
    expect(await eventsOfFill(html, text('42'))).toEqual([
      'focus=',
      'focusin=',
      'keydown(2)=',
      'keypress(2)=',
      'beforeinput(insertText:42)=',
      'input(insertText:42)=42',
      'keyup(2)=42',
      'change=42',
      'blur=42',
      'focusout=42',
    ]);
  });

  it.each([
    ['date', '2024-02-29'],
    ['month', '2024-02'],
    ['week', '2024-W09'],
    ['time', '10:30'],
    ['datetime-local', '2024-02-29T10:30'],
  ])('%s', async (type, value) => {
    expect(await eventsOfFill(`<input id=field type=${type}>`, text(value))).toEqual([
      'focus=',
      'focusin=',
      `input=${value}`,
      `change=${value}`,
      `blur=${value}`,
      `focusout=${value}`,
    ]);
  });

  it('range', async () => {
    expect(await eventsOfFill('<input id=field type=range value=10>', text('70'))).toEqual([
      'focus=10',
      'focusin=10',
      'input=70',
      'pointerup=70',
      'mouseup=70',
      'change=70',
      'blur=70',
      'focusout=70',
    ]);
  });

  it('checkbox', async () => {
    expect(await eventsOfFill('<input id=field type=checkbox>', check(true))).toEqual([
      'pointerdown=false',
      'mousedown=false',
      'focus=false',
      'focusin=false',
      'pointerup=false',
      'mouseup=false',
      'click=true',
      'input=true',
      'change=true',
      'blur=true',
      'focusout=true',
    ]);
  });

  it('radio group', async () => {
    const html = '<label><input id=field type=radio name=r>A</label><label><input type=radio name=r>B</label>';
    expect(await eventsOfFill(html, choose(1))).toEqual([
      'pointerdown=false',
      'mousedown=false',
      'focus=false',
      'focusin=false',
      'pointerup=false',
      'mouseup=false',
      'click=true',
      'input=true',
      'change=true',
      'blur=true',
      'focusout=true',
    ]);
  });

  it('select', async () => {
    const html = '<select id=field><option>A<option>B<option>C</select>';
    expect(await eventsOfFill(html, choose(2))).toEqual([
      'focus=A',
      'focusin=A',
      'input=C',
      'change=C',
      'blur=C',
      'focusout=C',
    ]);
  });

  it('select multiple', async () => {
    const html = '<select id=field multiple><option selected>A<option>B<option>C</select>';
    expect(await eventsOfFill(html, choose(1, 2))).toEqual([
      'focus=A',
      'focusin=A',
      'input=B,C',
      'change=B,C',
      'blur=B,C',
      'focusout=B,C',
    ]);
  });

  it('contenteditable', async () => {
    expect(await eventsOfFill('<div id=field contenteditable></div>', text('Hi'))).toEqual([
      'focus=',
      'focusin=',
      'keydown(i)=',
      'beforeinput(insertText:Hi)=',
      'input(insertText:Hi)=Hi',
      'keyup(i)=Hi',
      'blur=Hi',
      'focusout=Hi',
    ]);
  });

  it('file', async () => {
    const value: Value = { as: 'files', files: [{ name: 'a.txt', type: 'text/plain', base64: btoa('hello') }] };
    const name = 'C:\\fakepath\\a.txt';
    expect(await eventsOfFill('<input id=field type=file>', value)).toEqual([
      'focus=',
      'focusin=',
      `input=${name}`,
      `change=${name}`,
      `blur=${name}`,
      `focusout=${name}`,
    ]);
  });

  it('are the same where the window has no focus', async () => {
    const writer = await writerInPage(browser, '<input id=field>');
    await recordEvents(writer.page);
    const other = await browser.newPage();
    await other.bringToFront();
    await writer.fill({ '#field': text('42') });
    const events = await eventsOf(writer.page);
    expect(events.map((event) => event.replace(/\W.*/, ''))).toEqual(
      'focus focusin keydown keypress beforeinput input keyup change blur focusout'.split(' '),
    );
  });

  it('say once that a date is left, which stays active where the window has no focus', async () => {
    const writer = await writerInPage(browser, '<input id=born type=date><input id=name>');
    await recordEvents(writer.page);
    const other = await browser.newPage();
    await other.bringToFront();
    for (const day of ['2024-02-29', '2024-03-01']) {
      await writer.fill({ '#born': text(day), '#name': text(day) });
      const ofDate = (await eventsOf(writer.page)).slice(0, 8).map((event) => event.replace(/\W.*/, ''));
      expect(ofDate).toEqual('focus focusin input change blur focusout focus focusin'.split(' '));
    }
    await other.close();
  });

  it('are the same on pages with very many fields, where the focus does not move', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `<input id=f${index}>`).join('');
    const writer = await writerInPage(browser, many);
    await recordEvents(writer.page);
    await writer.fill(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`#f${index}`, text('42')])));
    const events = await eventsOf(writer.page);
    expect(events).toHaveLength(600);
    expect(events.slice(0, 10).map((event) => event.replace(/\W.*/, ''))).toEqual(
      'focus focusin keydown keypress beforeinput input keyup change blur focusout'.split(' '),
    );
  });
});
