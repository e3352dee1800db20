import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { text, writerInPage } from './writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills `#field` of a page and answers the outcome and what the page's script calls its model. */
async function outcomeOf(html: string, meant: string, ...alternatives: string[]) {
  const writer = await writerInPage(browser, html);
  const outcomes = await writer.fill({ '#field': text(meant, ...alternatives) });
  const [shown, model] = await writer.page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#field');
    return [field?.value ?? field?.textContent, (window as unknown as { model: unknown }).model];
  });
  await writer.page.close();
  return { outcome: outcomes['#field'], shown, model };
}

const script = (code: string) =>
  `<script>var field = document.querySelector('#field'); var model = null; ${code}</script>`;
const format = `function format(raw) {
  const d = raw.replace(/\\D/g, '').slice(0, 10);
  return d.length > 6 ? '(' + d.slice(0, 3) + ') ' + d.slice(3, 6) + '-' + d.slice(6) : d.length > 3 ? '(' + d.slice(0, 3) + ') ' + d.slice(3) : d;
}`;

describe('pages that shape what is typed', () => {
  it('a mask that formats on input keeps the value', async () => {
    const html = `<input id=field>${script(`${format} field.addEventListener('input', () => { field.value = format(field.value); model = field.value; });`)}`;
    expect(await outcomeOf(html, '5551234567')).toEqual({
      outcome: 'filled',
      shown: '(555) 123-4567',
      model: '(555) 123-4567',
    });
  });

  it('a mask that takes one key at a time is typed into', async () => {
    const html = `<input id=field>${script(`field.addEventListener('keydown', (event) => {
      event.preventDefault();
      if (event.key === 'Backspace') model = (model ?? '').slice(0, -1);
      else if (/^\\d$/.test(event.key)) model = (model ?? '') + event.key;
      field.value = (model ?? '').replace(/(....)(?=.)/g, '$1 ');
    });`)}`;
    expect(await outcomeOf(html, '4111111111111111')).toEqual({
      outcome: 'filled',
      shown: '4111 1111 1111 1111',
      model: '4111111111111111',
    });
  });

  it('a mask that inserts by keypress is typed into', async () => {
    const html = `<input id=field>${script(`field.addEventListener('keypress', (event) => {
      event.preventDefault();
      if (!/\\d/.test(event.key) || field.value.length === 5) return;
      field.value += (field.value.length === 2 ? '/' : '') + event.key;
      model = field.value;
    });`)}`;
    expect((await outcomeOf(html, '12/29')).outcome).toMatch(/^filled/);
  });

  it('a mask that places its caret some milliseconds after it got the focus is typed into', async () => {
    const html = `<input id=field>${script(`let typed = '';
      field.addEventListener('input', () => {
        if (Math.abs(field.value.length - typed.length) > 1 && field.value !== '') field.value = typed;
        typed = model = field.value;
      });
      field.addEventListener('focus', () => {
        requestAnimationFrame(() => field.setSelectionRange(0, 0));
        setTimeout(() => field.setSelectionRange(0, field.value.length), 10);
      });`)}`;
    const digits = '4111111111111111';
    expect(await outcomeOf(html, digits)).toEqual({ outcome: 'filled', shown: digits, model: digits });
  });

  it('an open mask whose caret is left behind its last place is typed into', async () => {
    const html = `<input id=field value="(___)__">${script(`field.addEventListener('keydown', (event) => {
      event.preventDefault();
      const at = field.value.indexOf('_', field.selectionStart);
      if (event.key === 'Backspace') {
        field.value = '(___)__';
        field.setSelectionRange(7, 7);
      } else if (/^\\d$/.test(event.key) && at >= 0) {
        field.setRangeText(event.key, at, at + 1, 'end');
        model = field.value;
      }
    });`)}`;
    expect(await outcomeOf(html, '(123)45')).toEqual({ outcome: 'filled', shown: '(123)45', model: '(123)45' });
  });

  it('an editor that cancels beforeinput and writes itself keeps the value', async () => {
    const html = `<input id=field>${script(`field.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      const [start, end] = [field.selectionStart, field.selectionEnd];
      field.setRangeText((event.data ?? '').toUpperCase(), start, end, 'end');
      model = field.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });`)}`;
    expect(await outcomeOf(html, 'ab12')).toEqual({ outcome: 'filled', shown: 'AB12', model: 'AB12' });
  });

  it('a mask that takes no more than one character more per input is typed into', async () => {
    const html = `<input id=field>${script(`let before = ''; field.addEventListener('input', () => {
      if (Math.abs(field.value.length - before.length) > 1 && field.value !== '') field.value = before;
      before = field.value; model = before;
    });`)}`;
    expect(await outcomeOf(html, 'abc')).toEqual({ outcome: 'filled', shown: 'abc', model: 'abc' });
  });

  it('an element replaced on each input is followed', async () => {
    const html = `<div id=box></div>${script(`model = ''; function render() {
      box.innerHTML = '<input id=field name=n>';
      const next = box.firstChild; next.value = model;
      next.addEventListener('input', () => { model = next.value; render(); });
    } render();`)}`;
    expect(await outcomeOf(html, 'Ada')).toEqual({ outcome: 'filled', shown: 'Ada', model: 'Ada' });
  });

  it('an element replaced a moment later is followed', async () => {
    const html = `<div id=box></div>${script(`model = ''; function render() {
      box.innerHTML = '<input id=field name=n>';
      const next = box.firstChild; next.value = model;
      next.addEventListener('input', () => { model = next.value.slice(0, model.length + 1); Promise.resolve().then(render); });
    } render();`)}`;
    expect(await outcomeOf(html, 'Ada')).toEqual({ outcome: 'filled', shown: 'Ada', model: 'Ada' });
  });

  it('a separator that the page adds by itself is not typed again', async () => {
    const html = `<input id=field maxlength=5>${script(`let last = ''; field.addEventListener('input', () => {
      if (field.value.length === 2 && last.length === 1) field.value += '/';
      if (field.value.length - last.length > 2) field.value = last;
      last = model = field.value;
    });`)}`;
    expect(await outcomeOf(html, '12/29')).toEqual({ outcome: 'filled', shown: '12/29', model: '12/29' });
  });

  it('a value the page resets on blur gives way to an alternative', async () => {
    const html = `<input id=field>${script(`field.addEventListener('blur', () => {
      if (!/^\\d+$/.test(field.value)) field.value = ''; model = field.value;
    });`)}`;
    expect(await outcomeOf(html, '12-34', '1234')).toEqual({ outcome: 'filled', shown: '1234', model: '1234' });
  });

  it('a value the page resets in a later task is refused, not claimed', async () => {
    const html = `<input id=field>${script(`field.addEventListener('input', () => queueMicrotask(() => { field.value = ''; }));`)}`;
    expect((await outcomeOf(html, 'abc')).outcome).toBe('refused refused-by-page');
  });

  it('a value cut short is reported as changed', async () => {
    const html = `<input id=field>${script(`field.addEventListener('input', () => { field.value = field.value.slice(0, 4); });`)}`;
    expect(await outcomeOf(html, 'abcdefgh')).toMatchObject({ outcome: 'filled changed-by-page', shown: 'abcd' });
  });

  it.each([
    ['capitals', 'field.value.toUpperCase()', 'ada', 'ADA'],
    ['thousands', "Number(field.value.replace(/,/g, '')).toLocaleString('en')", '1234567', '1,234,567'],
    ['trimming', 'field.value.trim()', 'Ada ', 'Ada'],
    ['money', "'$' + Number(field.value.replace(/[$,]/g, '')).toFixed(2)", '12', '$12.00'],
  ])('%s on blur is no change of meaning', async (_, expression, meant, shown) => {
    const html = `<input id=field>${script(`field.addEventListener('blur', () => { field.value = ${expression}; });`)}`;
    expect(await outcomeOf(html, meant)).toMatchObject({ outcome: 'filled', shown });
  });

  it('an editor that cancels beforeinput and renders from its model keeps the value', async () => {
    const html = `<div id=field contenteditable></div>${script(`field.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      if (event.inputType === 'insertText') model = (model ?? '') + event.data;
      queueMicrotask(() => { field.textContent = model; });
    });`)}`;
    expect(await outcomeOf(html, 'Hello there')).toEqual({
      outcome: 'filled',
      shown: 'Hello there',
      model: 'Hello there',
    });
  });

  it('an editor that takes only the clipboard keeps the value', async () => {
    const html = `<div id=field contenteditable></div>${script(`
      field.addEventListener('beforeinput', (event) => event.preventDefault());
      field.addEventListener('paste', (event) => {
        event.preventDefault(); model = event.clipboardData.getData('text/plain'); field.textContent = model;
      });`)}`;
    expect(await outcomeOf(html, 'Hello')).toEqual({ outcome: 'filled', shown: 'Hello', model: 'Hello' });
  });
});
