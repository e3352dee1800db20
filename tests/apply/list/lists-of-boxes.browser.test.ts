import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { roundTripOf } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const pick = (...wanted: string[]): Value => ({ as: 'options', wanted, count: 1, at: null });

/** Fills `#field`, then takes it back. @returns the outcome, and the page's `model` after both */
async function roundTrip(html: string, value: Value) {
  const { outcomes, filled, undone } = await roundTripOf(browser, `<form>${html}</form>`, { '#field': value }, 'model');
  return { outcome: outcomes['#field'], filled, undone };
}

/** A box that names the text it shows, and its list once that is open; a box to search in it. */
const drawnBox = `<label>Tree</label>
  <span id=field role=combobox tabindex=0 aria-expanded=false aria-controls=text>
    <span id=text role=textbox aria-readonly=true></span><button type=button aria-label=Clear hidden>x</button></span>
  <div id=panel style="position: absolute" hidden><input id=search><ul id=list role=listbox></ul></div>
  <script>
    let model = null;
    const all = ['Alder', 'Banyan', 'Cherry'];
    const [clear] = field.querySelectorAll('button');
    const set = (value) => { model = value; text.textContent = value ?? ''; clear.hidden = value === null; show(false); };
    const option = (words, more = '') => '<li role=option ' + more + '>' + words + '</li>';
    let offer = () => all.map((one) => option(one)).join('');
    const draw = () => (list.innerHTML = offer());
    const show = (open) => {
      panel.hidden = !open;
      field.setAttribute('aria-expanded', open);
      if (open) { field.setAttribute('aria-owns', 'list'); search.value = ''; draw(); search.focus(); } else field.removeAttribute('aria-owns');
    };
    field.addEventListener('click', ({ target }) => target === clear ? set(null) : show(panel.hidden));
    search.addEventListener('input', draw);
    list.addEventListener('click', ({ target }) => target.matches('[role=option]') && set(target.dataset.value ?? target.textContent));
    addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  </script>`;
const taken = (model: string) => ({ outcome: 'filled', filled: model, undone: null });

describe('boxes that a page draws for a list', () => {
  it('may name the text they show beside their list', async () => {
    expect(await roundTrip(drawnBox, pick('Banyan'))).toEqual(taken('Banyan'));
  });

  it('offer placeholders that say of themselves that they stand for nothing', async () => {
    const script = `<script>
      offer = () => all.map((one, at) => option(at === 1 ? 'Search' : one, at === 1 ? 'class=placeholder' : '')).join('');</script>`;
    expect((await roundTrip(drawnBox + script, pick('Oak'))).filled).toBe('Alder');
  });

  it('may want more than a letter to search for', async () => {
    const script = `<script>
      offer = () => {
        const typed = search.value.toLowerCase();
        if (typed.length < 2) return option('Please enter ' + (2 - typed.length) + ' or more characters', 'aria-disabled=true');
        const found = all.filter((one) => one.toLowerCase().includes(typed));
        return found.map((one) => option(one)).join('') || option('No results found', 'aria-disabled=true');
      };</script>`;
    expect(await roundTrip(drawnBox + script, pick('Oak'))).toEqual(taken('Banyan'));
  });

  it('may be drawn anew with each choice', async () => {
    const script = `<script>
      const start = field.outerHTML;
      const setHere = set;
      addEventListener('click', ({ target }) => {
        if (!target.matches('[role=option]')) return;
        const now = document.querySelector('#field');
        const fresh = now.cloneNode(true);
        now.replaceWith(fresh);
        fresh.querySelector('[role=textbox]').textContent = model;
        fresh.querySelector('button').hidden = false;
        fresh.setAttribute('aria-expanded', false);
        fresh.onclick = ({ target }) => { if (target.matches('button')) { model = null; fresh.querySelector('[role=textbox]').textContent = ''; target.hidden = true; } };
      });</script>`;
    expect(await roundTrip(drawnBox + script, pick('Banyan'))).toEqual(taken('Banyan'));
  });
});

it('what was added to chosen entries is taken out, though the list does not offer it any more', async () => {
  const html = `<label>Trees</label><div class=control><span id=chips></span><input id=field role=combobox aria-expanded=false aria-controls=list></div>
    <div id=list role=listbox aria-multiselectable=true style="position: absolute" hidden></div>
    <script>
      let model = ['Fir'];
      const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
      const draw = () => {
        chips.innerHTML = model.map((text) => '<span>' + text + '<button type=button aria-label="Remove item">x</button></span>').join('');
        chips.querySelectorAll('button').forEach((button, at) => (button.onclick = () => { model = model.filter((_, index) => index !== at); draw(); }));
        list.innerHTML = ['Elm', 'Fir', 'Oak'].filter((one) => !model.includes(one)).map((one) => '<div role=option>' + one + '</div>').join('');
      };
      field.onclick = () => show(true);
      list.onclick = ({ target }) => { model = [...model, target.textContent]; draw(); show(false); };
      addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
      draw();
    </script>`;
  expect(await roundTrip(html, pick('Oak'))).toEqual({ outcome: 'filled', filled: ['Fir', 'Oak'], undone: ['Fir'] });
});
