import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { moment, text, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills one field and answers the outcome and the page's `model`. */
async function modelAfter(html: string, value: Value) {
  const writer = await writerInPage(browser, `<form>${html}</form>`);
  const { '#field': outcome } = await writer.fill({ '#field': value });
  const model = await writer.page.evaluate('model');
  await writer.page.close();
  return { outcome, model };
}

/** Rows of a month, each cell titled with its date, the day first. */
const days = `
  const cell = (day) => \`<td title="\${String(day).padStart(2, '0')}/02/2027" class="\${day === model ? 'selected' : ''}">\${day}</td>\`;
  const month = () => [0, 1, 2, 3].map((week) => '<tr>' + [1, 2, 3, 4, 5, 6, 7].map((at) => cell(week * 7 + at)).join('') + '</tr>').join('');`;

describe('what a page draws anew while it is used', () => {
  it('an option that another took the place of when the mouse came is pressed', async () => {
    const html = `<div id=field role=radiogroup></div><script>
      let model = null, isOver = false;
      const draw = () => (field.innerHTML = ['Small', 'Large'].map((size) => \`<div role=radio aria-checked=\${size === model}>\${size}</div>\`).join(''));
      field.addEventListener('mouseover', () => { if (!isOver) draw(); isOver = true; });
      field.addEventListener('mouseout', () => (isOver = false));
      field.addEventListener('click', ({ target }) => { model = target.textContent; draw(); });
      draw();</script>`;
    expect(await modelAfter(html, { as: 'options', wanted: [], count: 1, at: [1] })).toEqual({
      outcome: 'filled',
      model: 'Large',
    });
  });

  it('a calendar that is drawn anew with each choice, its dates the day first', async () => {
    const html = `<section><div><table id=field class=calendar></table></div></section><script>
      let model = null;
      ${days}
      const draw = () => (document.querySelector('section').innerHTML = '<div><table id=field class=calendar><caption>February 2027</caption>' + month() + '</table></div>');
      document.querySelector('section').addEventListener('click', ({ target }) => { if (target.matches('td')) { model = Number(target.textContent); draw(); } });
      draw();</script>`;
    expect(await modelAfter(html, moment('2027-02-04'))).toEqual({ outcome: 'filled', model: 4 });
  });

  it('a field beside that is drawn anew before its turn comes', async () => {
    const select = (options: readonly string[]) =>
      `<span><select>${options.map((one) => `<option>${one}</option>`).join('')}</select></span>`;
    const html = `<div id=time>${select(['9', '10'])}${select(['00', '30'])}</div><script>
      let model = null;
      const [hour, minute] = time.children;
      const read = () => (model = [hour, minute].map((one) => one.firstChild.value).join(':'));
      hour.onchange = () => { minute.innerHTML = minute.innerHTML; read(); };
      minute.onchange = read;</script>`;
    const writer = await writerInPage(browser, html);
    const second: Value = { as: 'options', wanted: [], count: 1, at: [1] };
    const outcomes = await writer.fill({
      '#time > :first-child > select': second,
      '#time > :last-child > select': second,
    });
    const model = await writer.page.evaluate('model');
    await writer.page.close();
    expect({ outcomes: Object.values(outcomes), model }).toEqual({ outcomes: ['filled', 'filled'], model: '10:30' });
  });

  it('a number that gives its place to a bare one beside it', async () => {
    const html = `<span><input id=field role=spinbutton><input role=spinbutton style="display: none"></span><script>
      let model = null;
      const bare = field.nextElementSibling;
      const show = (one, other) => { one.style.display = ''; other.style.display = 'none'; };
      field.onfocus = () => { show(bare, field); bare.focus(); };
      bare.onchange = () => (model = Number(bare.value));
      bare.onblur = () => { field.value = bare.value; show(field, bare); };</script>`;
    expect(await modelAfter(html, text('4'))).toEqual({ outcome: 'filled', model: 4 });
  });

  it('fields that are all drawn anew with each change, each in a box of its own', async () => {
    const html = `<div id=sheet></div><script>
      let model = { first: '', last: '' };
      const row = (name) => \`<label>\${name} name <input value="\${model[name]}"></label>\`;
      const draw = () => {
        sheet.innerHTML = '<section>' + row('first') + row('last') + '</section>';
        sheet.querySelectorAll('input').forEach((input, at) => (input.oninput = () => { model[at ? 'last' : 'first'] = input.value; draw(); }));
      };
      draw();</script>`;
    const writer = await writerInPage(browser, html);
    const [first, last] = ['label:first-child input', 'label:last-child input'];
    expect(await writer.fill({ [first]: text('Ada'), [last]: text('Byron') })).toEqual({
      [first]: 'filled',
      [last]: 'filled',
    });
    expect(await writer.page.evaluate('model')).toEqual({ first: 'Ada', last: 'Byron' });
    await writer.undo();
    expect(await writer.page.evaluate('model')).toEqual({ first: '', last: '' });
    await writer.page.close();
  });

  it('a widget that another takes the place of once it has its value', async () => {
    const html = `<div id=box></div><script>
      let model = null;
      const draw = () => {
        box.innerHTML = '<label for=field>Kind</label><button id=field type=button role=combobox aria-haspopup=listbox aria-expanded=false>' + (model ?? '') + '</button><div role=listbox hidden><div role=option>Fern</div></div>';
        const [, button, list] = box.children;
        button.onclick = () => { list.hidden = !list.hidden; button.ariaExpanded = !list.hidden; };
        list.onclick = () => { model = 'Fern'; draw(); };
      };
      draw();</script>`;
    expect(await modelAfter(html, { as: 'options', wanted: ['Fern'], count: 1, at: null })).toEqual({
      outcome: 'filled',
      model: 'Fern',
    });
  });

  it('a field that was met twice, drawn anew in between, is taken back to what it held at first', async () => {
    const html = `<form><p id=sheet></p></form><script>
      let model = '';
      const draw = () => {
        sheet.innerHTML = \`<label>City <input value="\${model}"></label>\`;
        sheet.querySelector('input').oninput = ({ target }) => { model = target.value; draw(); };
      };
      draw();</script>`;
    const writer = await writerInPage(browser, html);
    const apply = (id: string) => `await world.writer.apply([${JSON.stringify({ id, value: text('Lima') })}]);`;
    await writer.inWorld(`(async () => { ${apply('label input')} ${apply('#sheet input')} })()`);
    expect(await writer.page.evaluate('model')).toBe('Lima');
    await writer.undo();
    expect(await writer.page.evaluate('model')).toBe('');
    await writer.page.close();
  });
});
