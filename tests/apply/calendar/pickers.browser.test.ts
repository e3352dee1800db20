import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { moment, text, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills one field and answers the outcome and what the page's script calls its model, then that after the undo. */
async function filledAndUndone(html: string, script: string, value: string) {
  const writer = await writerInPage(browser, `${html}<script>window.model = null; ${script}</script>`);
  const model = () => writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
  const outcomes = await writer.fill({ '#field': moment(value) });
  const after = { outcome: outcomes['#field'], model: await model() };
  await writer.undo();
  const undone = await model();
  await writer.page.close();
  return { ...after, undone };
}

/** An input of three sections: digits go into the one selected, two of them (four of the year) lead on to the next. */
const sections = `
  const names = ['MM', 'dd', 'yyyy'];
  let parts = ['', '', ''], at = 0;
  const shown = () => parts.map((part, place) => part.padStart(part ? names[place].length : 0, '0') || names[place]).join('/');
  const draw = () => {
    field.value = parts.join('') || document.activeElement === field ? shown() : '';
    const start = field.value.split('/').slice(0, at).join('/').length + (at ? 1 : 0);
    field.setSelectionRange(start, start + field.value.split('/')[at].length);
    model = parts.every(Boolean) ? shown() : null;
  };
  field.addEventListener('focus', draw);
  field.addEventListener('blur', draw);
  field.addEventListener('click', () => { at = field.value.slice(0, field.selectionStart).split('/').length - 1; draw(); });
  field.addEventListener('keydown', (event) => {
    const { key } = event;
    if (/^\\d$/.test(key)) { parts[at] += key; if (parts[at].length === names[at].length && at < 2) at++; }
    else if (key === 'Backspace' && field.selectionEnd - field.selectionStart === field.value.length) parts = ['', '', ''];
    else if (key === 'ArrowRight') at = Math.min(at + 1, 2);
    else if (key === 'Tab') return;
    event.preventDefault();
    draw();
  });`;

/** The same where a page hears the text to come only, marks the direction of each section, and shows the format while empty. */
const marked = `
  const names = ['DD', 'MM', 'YYYY'];
  let parts = ['', '', ''], at = 0;
  const mark = (text) => '\u2068' + text + '\u2069';
  const draw = () => {
    field.value = parts.map((part, place) => mark(part || names[place])).join('.');
    const start = field.value.split('.').slice(0, at).join('.').length + (at ? 1 : 0);
    field.setSelectionRange(start, start + field.value.split('.')[at].length);
    model = parts.every(Boolean) ? parts.join('.') : null;
  };
  field.addEventListener('click', () => { at = field.value.slice(0, field.selectionStart).split('.').length - 1; draw(); });
  field.addEventListener('input', () => { if (field.value === '') parts = ['', '', '']; draw(); });
  field.addEventListener('textInput', (event) => {
    event.preventDefault();
    if (parts[at].length < names[at].length) parts[at] += event.data;
    if (parts[at].length === names[at].length && at < 2) at++;
    draw();
  });
  draw();`;

/** A clock behind an input that takes no keys: buttons turn it, another takes the time over. */
const clock = `<input id=field readonly class=time-picker><div id=panel hidden style="width: 200px; height: 90px">
  ${['hour', 'minute']
    .map(
      (unit) =>
        `<div><button type=button aria-label="Increment ${unit}s">+</button><b id=${unit}>00</b><button type=button aria-label="Decrement ${unit}s">-</button></div>`,
    )
    .join('')}
  <button type=button id=ok>OK</button></div>`;
const turning = `
  field.addEventListener('click', () => (panel.hidden = false));
  for (const [box, size, stride] of [[hour, 24, 1], [minute, 60, 15]]) {
    const turn = (by) => (box.textContent = String((Number(box.textContent) + by + size) % size).padStart(2, '0'));
    box.previousElementSibling.addEventListener('click', () => turn(stride));
    box.nextElementSibling.addEventListener('click', () => turn(-stride));
  }
  ok.addEventListener('click', () => { model = field.value = hour.textContent + ':' + minute.textContent; panel.hidden = true; });`;

/** A month behind an input that nothing marks and that takes no keys. */
const month = `<label>Check-in date <input id=field readonly></label><div id=panel hidden style="width: 300px; height: 90px">
  <b>December 2026</b>${Array.from({ length: 31 }, (_, at) => `<button type=button>${at + 1}</button>`).join('')}</div>`;
const choosing = `
  field.addEventListener('click', () => (panel.hidden = false));
  panel.addEventListener('click', ({ target }) => { model = field.value = '12/' + target.textContent + '/2026'; panel.hidden = true; });`;

/** The same month behind a line that is drawn, and behind a box that says it opens a list; its day pressed again is taken back. */
const calendar = month.slice(month.indexOf('<div id=panel'));
const lines = {
  'a line that is drawn': '<div id=field role=combobox aria-haspopup=dialog tabindex=0>Pick a date</div>',
  'a combobox that shows how a day is written':
    '<div><input id=field role=combobox aria-haspopup=listbox placeholder="2/18/1993"></div>',
};
const takingBack = `
  const show = (text) => {
    model = text;
    if (field.matches('input')) field.value = text ?? '';
    else field.textContent = text ?? 'Pick a date';
    panel.hidden = true;
  };
  field.addEventListener('click', () => (panel.hidden = false));
  field.addEventListener('input', () => { if (field.value === '') show(null); });
  panel.addEventListener('click', ({ target }) => {
    const text = '12/' + target.textContent + '/2026';
    show(text === model ? null : text);
  });`;

/** The same month behind a box for two days, which shows the first at once. */
const span = month.replace('readonly', 'readonly placeholder="MM/dd/yyyy - MM/dd/yyyy"');
const choosingTwo = `
  let days = [];
  field.addEventListener('click', () => (panel.hidden = false));
  panel.addEventListener('click', ({ target }) => {
    days = [...(days.length > 1 ? [] : days), target.textContent];
    field.value = days.join(' - ');
    if (days.length > 1) { model = days; panel.hidden = true; }
  });`;

/** Hours and minutes in a panel that hangs from the outermost of three boxes around its input. */
const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => `<option>${String(at).padStart(2, '0')}</option>`).join('');
const hanging = `<main><form><section><div style="position: relative"><div><p><input id=field readonly class=time-picker></p></div>
  <div id=panel hidden style="position: absolute"><select id=hour>${numbers(24)}</select><select id=minute>${numbers(60)}</select></div>
  </div></section></form></main>`;
const listening = `
  field.addEventListener('click', () => (panel.hidden = false));
  document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') panel.hidden = true; });
  panel.addEventListener('change', () => { model = field.value = hour.value + ':' + minute.value; });`;

/** Two ends of a range that takes both only, in one form only. */
const pairs = {
  'in a box of that name': `<form><div class=date-range><input id=field><input id=other></div></form>`,
  'that say so': `<form><div class=datepicker><input id=field placeholder="From"><input id=other placeholder="To"></div></form>`,
};
const together = `
  const isDay = (text) => /^\\d{4}-\\d\\d-\\d\\d$/.test(text);
  for (const end of [field, other])
    end.addEventListener('blur', () => {
      const ends = [field.value, other.value];
      if (ends.every(isDay)) model = ends;
      else if (ends.every(Boolean)) [field.value, other.value] = model ?? ['', ''];
    });`;

describe('inputs for dates and times', () => {
  it('a date is typed into sections, each key for itself', async () => {
    expect(await filledAndUndone('<input id=field>', sections, '12/03/2026')).toEqual({
      outcome: 'filled',
      model: '12/03/2026',
      undone: null,
    });
  });

  it('sections that hear the text to come are typed into, and show their format again afterwards', async () => {
    expect(await filledAndUndone('<input id=field class=date-field>', marked, '2026-12-03')).toEqual({
      outcome: 'filled',
      model: '03.12.2026',
      undone: null,
    });
  });

  it('a date field that sends its form on Enter sends nothing', async () => {
    const html = '<form><input id=field class=datepicker></form>';
    const script = `
      model = 0;
      field.form.addEventListener('submit', (event) => { event.preventDefault(); model++; });
      field.addEventListener('keydown', ({ key }) => { if (key === 'Enter') field.form.requestSubmit(); });`;
    expect(await filledAndUndone(html, script, '12/03/2026')).toEqual({ outcome: 'filled', model: 0, undone: 0 });
  });

  it('a clock is turned by its buttons and confirmed', async () => {
    expect(await filledAndUndone(clock, turning, '05:30')).toMatchObject({ outcome: 'filled', model: '05:30' });
  });

  it('a panel that hangs from an outer box belongs to its input', async () => {
    const { outcome, model } = await filledAndUndone(hanging, listening, '05:30');
    expect({ outcome, model }).toEqual({ outcome: 'filled', model: '05:30' });
  });

  it.each(Object.entries(pairs))(
    'the second end of a range is typed as the first one shows: inputs %s',
    async (_, pair) => {
      const writer = await writerInPage(browser, `${pair}<script>window.model = null; ${together}</script>`);
      const outcomes = await writer.fill({ '#field': moment('2026-12-03'), '#other': moment('12/09/2026') });
      const model = await writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
      await writer.page.close();
      expect({ outcomes, model }).toEqual({
        outcomes: { '#field': 'filled', '#other': 'filled' },
        model: ['2026-12-03', '2026-12-09'],
      });
    },
  );

  it('a span of times is typed at both ends, in the form the page takes', async () => {
    const html = `<form><div class=time-range><input id=field class=time-picker><input id=other class=time-picker></div></form>`;
    const script = `
      const reads = ({ value }) => /^\\d\\d:\\d\\d:\\d\\d$/.test(value);
      for (const end of [field, other]) {
        end.addEventListener('input', () => end.setAttribute('aria-invalid', !reads(end)));
        end.addEventListener('focusout', ({ relatedTarget }) => {
          if (relatedTarget === field || relatedTarget === other) return;
          if (reads(field) && reads(other)) model = field.value + ' ' + other.value;
          else field.value = other.value = '';
        });
      }`;
    const writer = await writerInPage(browser, `${html}<script>window.model = null; ${script}</script>`);
    const outcomes = await writer.fill({ '#field': moment('09:00'), '#other': moment('17:00') });
    const model = await writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
    await writer.page.close();
    expect({ outcomes, model }).toEqual({
      outcomes: { '#field': 'filled', '#other': 'filled' },
      model: '09:00:00 17:00:00',
    });
  });

  it('a span of years is typed at both ends', async () => {
    const html = `<form><div class=date-range><input id=field class=datepicker><input id=other class=datepicker></div></form>`;
    const script = `
      for (const end of [field, other])
        end.addEventListener('focusout', ({ relatedTarget }) => {
          if (relatedTarget === field || relatedTarget === other) return;
          if (field.value && other.value) model = field.value + ' ' + other.value;
          else field.value = other.value = '';
        });`;
    const writer = await writerInPage(browser, `${html}<script>window.model = null; ${script}</script>`);
    const outcomes = await writer.fill({ '#field': text('2026') });
    const model = await writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
    await writer.page.close();
    expect({ outcomes, model }).toEqual({ outcomes: { '#field': 'filled' }, model: '2026 2027' });
  });

  it('a page that makes another day of what was typed is told to have', async () => {
    const html = `<input id=field class=datepicker><script>field.onchange = () => { field.value = '2026/10/01'; };</script>`;
    const writer = await writerInPage(browser, html);
    const told = await writer.inWorld(
      `world.writer.apply(world.told([{ id: '#field', value: ${JSON.stringify(moment('1982-03-17'))} }]))`,
    );
    await writer.page.close();
    expect(told).toMatchObject([{ outcome: 'filled', reason: 'changed-by-page', holds: '2026/10/01' }]);
  });

  it('a read-only date opens its calendar', async () => {
    const { outcome, model } = await filledAndUndone(month, choosing, '2026-12-03');
    expect({ outcome, model }).toEqual({ outcome: 'filled', model: '12/3/2026' });
  });

  it.each(Object.entries(lines))('%s opens its calendar, and gives the day back', async (_, line) => {
    expect(await filledAndUndone(`<form>${line}${calendar}</form>`, takingBack, '12/03/2026')).toEqual({
      outcome: 'filled',
      model: '12/3/2026',
      undone: null,
    });
  });

  it('a box that shows how two days are written takes two of the calendar', async () => {
    const { outcome, model } = await filledAndUndone(span, choosingTwo, '12/03/2026 - 12/09/2026');
    expect({ outcome, model }).toEqual({ outcome: 'filled', model: ['3', '9'] });
  });

  it('an input that is drawn anew, empty, is filled by its calendar', async () => {
    const typed = month.replace(' readonly', ' class=datepicker');
    const script = `
      const listen = (input) => {
        input.addEventListener('click', () => (panel.hidden = false));
        input.addEventListener('change', () => {
          const anew = Object.assign(input.cloneNode(), { value: '' });
          panel.hidden = true;
          input.replaceWith(anew);
          listen(anew);
        });
      };
      listen(field);
      panel.addEventListener('click', ({ target }) => {
        model = document.querySelector('input').value = '12/' + target.textContent + '/2026';
        panel.hidden = true;
      });`;
    const { outcome, model } = await filledAndUndone(`<form>${typed}</form>`, script, '12/03/2026');
    expect({ outcome, model }).toEqual({ outcome: 'filled', model: '12/3/2026' });
  });

  it('a day that only the calendar gave is cleared there, at its foot', async () => {
    const typed = month
      .replace(' readonly', ' class=datepicker')
      .replace('</div>', '<span class=clear>Clear</span></div>');
    const script = `
      const show = (text) => { model = text; field.value = text ?? ''; panel.hidden = true; };
      field.addEventListener('click', () => (panel.hidden = false));
      field.addEventListener('change', () => { if (field.value) field.value = model ?? ''; });
      panel.addEventListener('click', ({ target }) => show(target.matches('button') ? target.textContent : null));`;
    expect(await filledAndUndone(`<form>${typed}</form>`, script, '12/03/2026')).toEqual({
      outcome: 'filled',
      model: '3',
      undone: null,
    });
  });

  it('years stand beside months: buttons that are told by a letter', async () => {
    const typed = month.replace(
      '<b>December 2026</b>',
      '<i class=prev-y></i><i class=prev-m></i><b id=head></b><i class=next-m></i><i class=next-y></i>',
    );
    const style = '<style>i { display: inline-block; width: 9px; height: 9px }</style>';
    const script = `
      let at = 2026 * 12 + 10;
      const draw = () => (head.textContent = new Date(2000, at % 12).toLocaleString('en', { month: 'long' }) + ' ' + Math.floor(at / 12));
      draw();
      const strides = { 'prev-y': -12, 'prev-m': -1, 'next-m': 1, 'next-y': 12 };
      field.addEventListener('click', () => (panel.hidden = false));
      panel.addEventListener('click', ({ target }) => {
        if (target.matches('button')) { model = field.value = target.textContent + ' ' + head.textContent; panel.hidden = true; }
        at += strides[target.className] ?? 0;
        draw();
      });`;
    const { outcome, model } = await filledAndUndone(style + typed, script, '2028-01-03');
    expect({ outcome, model }).toEqual({ outcome: 'filled', model: '3 January 2028' });
  });

  it('a calendar that stands open behind its read-only input is chosen from', async () => {
    const standing = month.replace('<div id=panel hidden', '<div id=panel class=calendar');
    const script = `panel.addEventListener('click', ({ target }) => { model = field.value = target.textContent; });`;
    const html = standing.replace('<label>', '<label for=field>').replace(/(<input[^>]*>)<\/label>/, '</label>$1');
    const { outcome, model } = await filledAndUndone(`<form><div>${html}</div></form>`, script, '2026-12-03');
    expect({ outcome, model }).toEqual({ outcome: 'filled', model: '3' });
  });

  it('a calendar that ends before the day gives its last one, whatever else can be pressed', async () => {
    const ending = month.replace('<b>', '<i class=next hidden></i><b class=arrowUp>^</b><b class=arrowDown>v</b><b>');
    const { outcome, model } = await filledAndUndone(ending, choosing, '2027-02-03');
    expect({ outcome, model }).toEqual({ outcome: 'filled changed-by-page', model: '12/31/2026' });
  });

  it('months in a language of the widget are told by their attributes', async () => {
    const months = Array.from(
      { length: 12 },
      (_, at) => `<button type=button data-month=${at}>m${'abcdefghijkl'[at]}</button>`,
    );
    const html = `<label>Month <input id=field readonly></label><div id=panel hidden style="width: 300px; height: 90px"><b>2026</b>${months.join('')}</div>`;
    const script = `
      field.addEventListener('click', () => (panel.hidden = false));
      panel.addEventListener('click', ({ target }) => { model = field.value = '2026 ' + target.textContent; panel.hidden = true; });`;
    const { outcome, model } = await filledAndUndone(html, script, '2026-04');
    expect({ outcome, model }).toEqual({ outcome: 'filled', model: '2026 md' });
  });

  it('a calendar that goes as it is looked at is opened anew', async () => {
    const going = month.replace(' readonly', ' class=datepicker');
    const script = `
      field.addEventListener('focus', () => (panel.hidden = false));
      field.addEventListener('click', () => (panel.hidden = false));
      field.addEventListener('change', () => {
        field.value = '';
        requestAnimationFrame(() => requestAnimationFrame(() => (panel.hidden = true)));
      });
      panel.addEventListener('click', ({ target }) => { model = '12/' + target.textContent + '/2026'; panel.hidden = true; });`;
    const { model } = await filledAndUndone(going, script, '12/03/2026');
    expect(model).toBe('12/3/2026');
  });

  it('a read-only date that opens nothing stays as it is', async () => {
    const { outcome, model } = await filledAndUndone(month, '', '2026-12-03');
    expect({ outcome, model }).toEqual({ outcome: 'refused read-only', model: null });
  });
});
