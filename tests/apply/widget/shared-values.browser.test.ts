/** Fields that show one thing together: writing one changes the other. */
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { check, roundTripOf, text, type Values } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills a page, then takes it back. @returns the outcomes, and what `state()` says on the page after both */
const roundTrip = (html: string, values: Values) => roundTripOf(browser, html, values, 'state()');

it('boxes that another box has ticked are as they were before both', async () => {
  const html = `<form><label><input type=checkbox id=all> All</label><label><input type=checkbox id=tea> Tea</label><label><input type=checkbox id=milk> Milk</label></form><script>
    all.onchange = () => { tea.checked = milk.checked = all.checked; };
    tea.onchange = milk.onchange = () => { all.checked = tea.checked && milk.checked; };
    const state = () => [all, tea, milk].map((one) => one.checked);
  </script>`;
  expect(await roundTrip(html, { '#all': check(true), '#tea': check(true), '#milk': check(false) })).toMatchObject({
    filled: [false, true, false],
    undone: [false, false, false],
  });
});

it('a number that the page brings back to its limit each time is filled with that', async () => {
  const html = `<label>Weight <input id=weight inputmode=decimal value=2></label><script>
    weight.onblur = () => { weight.value = String(Math.min(50, Number(weight.value))); };
    const state = () => weight.value;
  </script>`;
  expect(await roundTrip(html, { '#weight': text('90') })).toEqual({
    outcomes: { '#weight': 'filled changed-by-page' },
    filled: '50',
    undone: '2',
  });
});

const pick = (...wanted: string[]): Value => ({ as: 'options', wanted, count: 1, at: null });

it('of a list that shows how many more are chosen, those it marks are taken back one by one', async () => {
  const html = `<label id=name>Fruits</label><button id=field type=button role=combobox aria-labelledby=name aria-controls=list aria-expanded=false></button>
    <div id=list role=listbox aria-multiselectable=true hidden></div><script>
    const chosen = new Set(['Apple', 'Fig']);
    const draw = () => {
      field.textContent = [...chosen][0] + (chosen.size > 1 ? ', + ' + (chosen.size - 1) : '');
      list.innerHTML = ['Apple', 'Cherry', 'Fig', 'Plum'].map((one) => '<div role=option aria-selected=' + chosen.has(one) + '>' + one + '</div>').join('');
    };
    const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
    field.onclick = () => show(list.hidden);
    addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
    list.onclick = ({ target: { textContent } }) => { if (!chosen.delete(textContent)) chosen.add(textContent); draw(); };
    const state = () => [...chosen].sort().join();
    draw();
  </script>`;
  expect(await roundTrip(html, { '#field': pick('Plum') })).toEqual({
    outcomes: { '#field': 'filled' },
    filled: 'Apple,Fig,Plum',
    undone: 'Apple,Fig',
  });
});

it('files are taken out by buttons that show under the mouse only', async () => {
  const html = `<style>li button { display: none } li:hover button { display: block }</style>
    <form><div><label>Photos <input id=field type=file multiple></label><ul id=rows></ul></div></form><script>
    let names = [];
    const draw = () => (rows.innerHTML = names.map((name, at) => '<li>' + name + '<button type=button aria-label=Delete data-at=' + at + '>x</button></li>').join(''));
    field.onchange = () => { names.push(...[...field.files].map(({ name }) => name)); draw(); };
    rows.onclick = ({ target }) => { if (target.dataset.at) names.splice(Number(target.dataset.at), 1); draw(); };
    const state = () => names.join();
  </script>`;
  const files = ['a.txt', 'b.txt'].map((name) => ({ name, type: 'text/plain', base64: '' }));
  expect(await roundTrip(html, { '#field': { as: 'files', files } })).toMatchObject({
    filled: 'a.txt,b.txt',
    undone: '',
  });
});

it('a space makes an entry where Enter and a comma make none', async () => {
  const html = `<label for=field>Tags</label><div class=x-tags><span id=tags></span><input id=field></div><script>
    let model = [];
    const draw = () => (tags.innerHTML = model.map((tag, at) => '<b class=tag>' + tag + '<button type=button aria-label=Remove data-at=' + at + '>x</button></b>').join(''));
    field.onkeydown = (event) => {
      if (event.key !== ' ' || !field.value) return;
      event.preventDefault();
      model.push(field.value);
      field.value = '';
      draw();
    };
    tags.onclick = ({ target }) => { model.splice(Number(target.dataset.at), 1); draw(); };
    const state = () => model.join('|');
  </script>`;
  expect(await roundTrip(html, { '#field': text('sea, blue sky') })).toEqual({
    outcomes: { '#field': 'filled' },
    filled: 'sea|blue sky',
    undone: '',
  });
});
