import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { text, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills a field of a page and answers the outcome and what the page's script calls its model. */
async function modelAfter(html: string, script: string, selector: string, value: Value) {
  const writer = await writerInPage(browser, `<form>${html}</form><script>window.model = null; ${script}</script>`);
  const outcomes = await writer.fill({ [selector]: value });
  const model = await writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
  await writer.page.close();
  return { outcome: outcomes[selector], model };
}

const third: Value = { as: 'options', wanted: [], count: 1, at: [2] };

describe('fields known by the names of their parts', () => {
  it('stars beside the hidden input that keeps their number', async () => {
    const stars = Array(5).fill('<div class=rate-star><i></i></div>').join('');
    const html = `<div id=rate class=rate><input type=hidden value=0>${stars}</div><style>.rate-star { width: 20px; height: 20px }</style>`;
    const script = `const all = [...rate.querySelectorAll('div')];
      all.forEach((star, at) => star.addEventListener('click', () => { model = at + 1; all.forEach((one, place) => one.classList.toggle('star-full', place <= at)); }));`;
    expect(await modelAfter(html, script, '#rate', third)).toEqual({ outcome: 'filled', model: 3 });
  });

  it('stars with roles and no words are counted', async () => {
    const stars = Array(5).fill('<div role=radio aria-checked=false tabindex=-1><span>★</span></div>').join('');
    const script = `const all = [...group.children];
      all.forEach((star, at) => star.addEventListener('click', () => { model = at + 1; all.forEach((one) => one.setAttribute('aria-checked', one === star)); }));`;
    const html = `<div id=group role=radiogroup aria-label=Rating>${stars}</div>`;
    expect(await modelAfter(html, script, '#group', third)).toEqual({ outcome: 'filled', model: 3 });
  });

  it.each(['chip-selected', 'text-primary'])('chips that are no buttons: the chosen one is called %s', async (name) => {
    const chips = ['Small', 'Medium', 'Large'].map((size) => `<span class=chip tabindex=0>${size}</span>`).join('');
    const script = `const all = [...group.children];
      all.forEach((chip) => chip.addEventListener('click', () => { model = chip.textContent; all.forEach((one) => one.classList.toggle('${name}', one === chip)); }));`;
    expect(await modelAfter(`<div id=group class=chip-group>${chips}</div>`, script, '#group', third)).toEqual({
      outcome: 'filled',
      model: 'Large',
    });
  });

  it('a whole star is pressed at its second half', async () => {
    const stars = Array(5)
      .fill('<div role=radio aria-checked=false tabindex=-1 style="width: 20px; height: 20px"></div>')
      .join('');
    const script = `const all = [...group.children];
      all.forEach((star, at) => star.addEventListener('click', ({ offsetX }) => { model = at + (offsetX < 10 ? 0.5 : 1); all.forEach((one) => one.setAttribute('aria-checked', one === star)); }));`;
    const html = `<div id=group role=radiogroup aria-label=Rating>${stars}</div>`;
    expect(await modelAfter(html, script, '#group', third)).toEqual({ outcome: 'filled', model: 3 });
  });

  it('a thumb that is called the button of its slider', async () => {
    const html = `<div class=x-slider style="position: relative; width: 200px; height: 20px"><input type=hidden><div id=thumb class=x-slider-btn style="position: absolute; left: 0%; width: 10px; height: 20px"></div></div>`;
    const script = `const move = (event) => { model = Math.round((event.clientX - thumb.parentElement.getBoundingClientRect().left) / 2); thumb.style.left = model + '%'; };
      thumb.addEventListener('mousedown', () => document.addEventListener('mousemove', move));
      document.addEventListener('mouseup', () => document.removeEventListener('mousemove', move));`;
    expect(await modelAfter(html, script, '#thumb', text('70'))).toEqual({ outcome: 'filled', model: 70 });
  });

  it('a switch whose only part is a button', async () => {
    const html = `<label>News</label><div id=box class="x-switch is--off"><button type=button><span class=x-switch-icon>·</span></button></div>`;
    const script = `box.firstChild.addEventListener('click', () => { model = !model; box.className = 'x-switch is--' + (model ? 'on' : 'off'); });`;
    const on: Value = { as: 'check', checked: true };
    expect(await modelAfter(html, script, '#box', on)).toEqual({ outcome: 'filled', model: true });
  });

  it('chips between their label and the box they are typed into, each with a box to edit it', async () => {
    const html = `<div><label>Skills</label><span><input id=box></span></div>`;
    const script = `model = [];
      box.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || !box.value) return;
        event.preventDefault();
        model.push(box.value);
        box.parentElement.insertAdjacentHTML('beforebegin', '<div>' + box.value + '<button type=button>×</button><input hidden></div>');
        box.value = '';
      });`;
    const both: Value = { as: 'options', wanted: ['Sewing', 'Cooking'], count: 2, at: null };
    expect(await modelAfter(html, script, '#box', both)).toEqual({ outcome: 'filled', model: ['Sewing', 'Cooking'] });
  });

  it('a hidden radio button is chosen by what is drawn right after it', async () => {
    const one = (name: string) =>
      `<span><input type=radio name=fruit value=${name} hidden><div class=drawn>${name}</div></span>`;
    const html = `<fieldset><legend>Fruit</legend>${['Apple', 'Banana', 'Cherry'].map(one).join('')}</fieldset>`;
    const script = `document.querySelectorAll('.drawn').forEach((drawn) => drawn.addEventListener('click', () => { model = drawn.textContent; drawn.previousSibling.checked = true; }));`;
    expect(await modelAfter(html, script, 'input', third)).toEqual({ outcome: 'filled', model: 'Cherry' });
  });

  it('a list whose box only says whether it is open', async () => {
    const html = `<label>Fruit</label><div><div id=box tabindex=0 aria-expanded=false>Select...</div></div>`;
    const script = `const shut = () => { document.querySelector('ul')?.remove(); box.setAttribute('aria-expanded', false); };
      box.addEventListener('click', () => {
        box.setAttribute('aria-expanded', true);
        box.insertAdjacentHTML('afterend', '<ul style="position: absolute"><li role=option>Apple</li><li role=option>Banana</li></ul>');
        box.nextSibling.addEventListener('click', ({ target }) => { model = box.textContent = target.textContent; shut(); });
      });`;
    const banana: Value = { as: 'options', wanted: ['Banana'], count: 1, at: null };
    expect(await modelAfter(html, script, '#box', banana)).toEqual({ outcome: 'filled', model: 'Banana' });
  });

  it('sliders of which the box around their handles tells both values', async () => {
    const handle = (place: number) =>
      `<button type=button style="position: absolute; left: ${place * 2}px">${place}</button>`;
    const html = `<div id=track role=slider aria-valuenow="20,60" aria-valuemin=0 aria-valuemax=100 style="position: relative; width: 200px; height: 20px">${handle(20)}${handle(60)}</div>`;
    const script = `model = [20, 60];
      [...track.children].forEach((handle, at) => handle.addEventListener('keydown', ({ key }) => {
        model[at] += key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
        track.setAttribute('aria-valuenow', model.join());
      }));`;
    expect(await modelAfter(html, script, '#track button', text('24'))).toEqual({ outcome: 'filled', model: [24, 60] });
  });
});
