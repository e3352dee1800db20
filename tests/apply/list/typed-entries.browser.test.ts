import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { roundTripOf } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const pick = (count: number, ...wanted: string[]): Value => ({ as: 'options', wanted, count, at: null });

/** Fills `#field`, then takes it back. @returns what `state()` says on the page after both */
async function roundTrip(html: string, value: Value) {
  const { outcomes, filled, undone } = await roundTripOf(browser, html, { '#field': value }, 'state()');
  return { outcome: outcomes['#field'], filled, undone };
}

const chips = `
  <div class=control><span id=chips></span><input id=field role=combobox aria-expanded=false></div>
  <div id=list role=listbox style="position: absolute" hidden></div>
  <script>
    const chips = document.querySelector('#chips'), field = document.querySelector('#field'), list = document.querySelector('#list');
    let model = [];
    const draw = () => {
      chips.innerHTML = model.map((text) => '<span>' + text + '<button type=button aria-label=Remove>x</button></span>').join('');
      chips.querySelectorAll('button').forEach((button, index) => (button.onclick = () => { model.splice(index, 1); draw(); }));
    };
    const add = (text) => { model.push(text); field.value = ''; field.dispatchEvent(new Event('input')); draw(); };
    const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
    const state = () => ({ model: [...model], isOpen: !list.hidden });
  </script>`;

it('texts of a box without a list become entries one by one, and are taken out again', async () => {
  const script = `<script>field.addEventListener('keydown', ({ key }) => key === 'Enter' && field.value && add(field.value));</script>`;
  expect(await roundTrip(chips + script, pick(2, 'sea', 'sky', 'sun'))).toEqual({
    outcome: 'filled',
    filled: { model: ['sea', 'sky'], isOpen: false },
    undone: { model: [], isOpen: false },
  });
});

it('entries known by their place are taken out when those before have faded', async () => {
  const fading = `<style>.gone { transition: opacity 200ms; opacity: 0 }</style><script>
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && field.value && add(field.value));
    const drawAtOnce = draw;
    draw = () => {
      if (model.length >= chips.children.length) return drawAtOnce();
      const before = [...chips.children], leaving = before.find((one, index) => one.firstChild.data !== model[index]);
      leaving.className = 'gone';
      leaving.firstChild.data = '';
      leaving.querySelector('button').onclick = null;
      leaving.addEventListener('transitionend', drawAtOnce);
    };
  </script>`;
  const html = chips.replace('const draw =', 'let draw =') + fading;
  expect(await roundTrip(html, pick(3, 'sea', 'sky', 'sun'))).toEqual({
    outcome: 'filled',
    filled: { model: ['sea', 'sky', 'sun'], isOpen: false },
    undone: { model: [], isOpen: false },
  });
});

it('what a list offers to create is created; what it says is not chosen', async () => {
  const script = `<script>
    field.addEventListener('input', () => {
      list.innerHTML = field.value ? '<div>Add ' + field.value + '…</div>' : '<div>Sorry, no matching options.</div>';
      list.firstChild.onclick = () => { if (field.value) add(field.value); show(false); };
    });
    field.addEventListener('click', () => { field.dispatchEvent(new Event('input')); show(true); });
    addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  </script>`;
  expect(await roundTrip(chips + script, pick(1, 'sea'))).toEqual({
    outcome: 'filled',
    filled: { model: ['sea'], isOpen: false },
    undone: { model: [], isOpen: false },
  });
});

it('a list that answers late what was typed is closed too', async () => {
  const html = `
    <input id=field role=combobox aria-autocomplete=list aria-expanded=false>
    <div id=list role=listbox style="position: absolute" hidden><div role=option>No results</div></div>
    <script>
      const field = document.querySelector('#field'), list = document.querySelector('#list');
      const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
      let answered = Promise.resolve();
      field.addEventListener('input', () => {
        const text = field.value;
        answered = new Promise((done) => setTimeout(() => { show(text === field.value && text !== ''); done(); }, 300));
      });
      addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
      const state = async () => { await answered; return { text: field.value, isOpen: !list.hidden }; };
    </script>`;
  expect(await roundTrip(html, pick(1, 'sea'))).toEqual({
    outcome: 'filled',
    filled: { text: 'sea', isOpen: false },
    undone: { text: '', isOpen: false },
  });
});
