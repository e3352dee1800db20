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

const script = (code: string) => `<script>window.model = null; ${code}</script>`;
const pdf = { as: 'files', files: [{ name: 'cv.pdf', type: 'application/pdf', base64: 'JVBERg==' }] } as const;

/** Fills a page and answers the outcomes and what its script calls its model. */
async function modelAfter(html: string, values: Readonly<Record<string, Value>>) {
  const writer = await writerInPage(browser, html);
  const outcomes = Object.values(await writer.fill(values));
  const model = await writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
  await writer.page.close();
  return { outcomes, model };
}

describe('fields that pages draw themselves', () => {
  it('code boxes that move the focus on hold one character each', async () => {
    const boxes = [0, 1, 2, 3].map((at) => `<input id=box${at} maxlength=1>`).join('');
    const html = `<div>${boxes}</div>${script(`
      const all = [...document.querySelectorAll('input')];
      all.forEach((box, at) => box.addEventListener('keyup', () => { model = all.map((one) => one.value).join(''); all[at + 1]?.focus(); }));`)}`;
    const values = Object.fromEntries([...'2417'].map((digit, at) => [`#box${at}`, text(digit)]));
    expect(await modelAfter(html, values)).toEqual({ outcomes: Array(4).fill('filled'), model: '2417' });
  });

  it('a zone without an input takes a drop', async () => {
    const html = `<div id=zone class=drop-zone>Drop here</div>${script(`
      zone.addEventListener('dragover', (event) => event.preventDefault());
      zone.addEventListener('drop', (event) => { event.preventDefault(); model = event.dataTransfer.files[0].name; });`)}`;
    expect(await modelAfter(html, { '#zone': pdf })).toEqual({ outcomes: ['filled'], model: 'cv.pdf' });
  });

  it('a zone that takes no drop refuses', async () => {
    const html = `<div id=zone class=drop-zone>Drop here</div>`;
    expect((await modelAfter(html, { '#zone': pdf })).outcomes).toEqual(['refused refused-by-page']);
  });

  it.each([
    ['to itself', false],
    ['in a widget that it draws anew', true],
  ])(
    'files that a page keeps %s are taken out by the buttons it drew for them, others stay',
    async (_where, isAnew) => {
      const html = `<form></form>${script(`
      model = ['old.pdf'];
      const row = (name) => '<li>' + name + ' <button type=button aria-label="Remove ' + name + '">×</button></li>';
      const drawList = () => {
        list.innerHTML = model.map(row).join('');
        [...list.children].forEach((item, at) => (item.lastElementChild.onclick = () => { model.splice(at, 1); drawList(); }));
      };
      const draw = () => {
        document.forms[0].innerHTML = '<div><input type=file id=file multiple><ul id=list></ul></div>';
        drawList();
        file.onchange = () => {
          if (file.files.length === 0) return;
          model.push(...[...file.files].map(({ name }) => name));
          file.value = '';
          if (${isAnew}) draw(); else drawList();
        };
      };
      draw();`)}`;
      const two: Value = { as: 'files', files: [...pdf.files, { ...pdf.files[0]!, name: 'letter.pdf' }] };
      const writer = await writerInPage(browser, html);
      const model = () => writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
      await writer.fill({ '#file': two });
      const filled = await model();
      await writer.undo();
      const undone = await model();
      await writer.page.close();
      expect({ filled, undone }).toEqual({ filled: ['old.pdf', 'cv.pdf', 'letter.pdf'], undone: ['old.pdf'] });
    },
  );

  it('stars that only change their colour are read by their looks', async () => {
    const stars = Array(5).fill('<span style="color: gray">★</span>').join('');
    const html = `<form><div id=stars class=react-stars>${stars}</div></form>${script(`
      const all = [...document.querySelectorAll('span')];
      all.forEach((star, at) => star.addEventListener('click', () => { model = at + 1; all.forEach((one, place) => (one.style.color = place <= at ? 'gold' : 'gray')); }));`)}`;
    const value: Value = { as: 'options', wanted: [], count: 1, at: [2] };
    expect(await modelAfter(html, { '#stars': value })).toEqual({ outcomes: ['filled'], model: 3 });
  });

  it('stars that are buttons of the form do not send it', async () => {
    const stars = [1, 2, 3, 4, 5].map((star) => `<button aria-label="${star} stars">☆</button>`).join('');
    const html = `<form><div id=stars class=rating>${stars}</div></form>${script(`
      document.forms[0].onsubmit = () => { model = 'sent'; return false; };
      stars.onclick = ({ target }) => { model = target.getAttribute('aria-label'); [...stars.children].forEach((one) => (one.textContent = one.compareDocumentPosition(target) & 2 ? '☆' : '★')); };`)}`;
    expect((await modelAfter(html, { '#stars': { as: 'options', wanted: [], count: 1, at: [2] } })).model).toMatch(
      /stars$/,
    );
  });

  it('a thumb without a role is moved by the mouse', async () => {
    const html = `<form><div class=slider style="position: relative; width: 200px; height: 20px"><div id=thumb class=slider-handle style="position: absolute; left: 0%; width: 10px; height: 20px"></div></div></form>${script(`
      const move = (event) => { model = Math.round((event.clientX - thumb.parentElement.getBoundingClientRect().left) / 2); thumb.style.left = model + '%'; };
      thumb.addEventListener('mousedown', () => document.addEventListener('mousemove', move));
      document.addEventListener('mouseup', () => document.removeEventListener('mousemove', move));`)}`;
    expect(await modelAfter(html, { '#thumb': text('70') })).toEqual({ outcomes: ['filled'], model: 70 });
  });

  it('a swatch opens a picker, whose text is typed and confirmed', async () => {
    const html = `<button id=swatch type=button class=color-picker-trigger><i style="background: #ffffff; display: block; height: 9px"></i></button>
      <div id=panel class=panel hidden style="width: 200px; height: 80px"><input type=text value="#ffffff"><button type=button>OK</button></div>${script(`
      swatch.addEventListener('click', () => (panel.hidden = false));
      panel.querySelector('button').addEventListener('click', () => { model = panel.querySelector('input').value; swatch.firstChild.style.background = model; panel.hidden = true; });`)}`;
    expect(await modelAfter(html, { '#swatch': text('#3366cc') })).toEqual({ outcomes: ['filled'], model: '#3366cc' });
  });

  it('a picker with a text and a field of colours, which is no finer than its pixels, keeps the text', async () => {
    const html = `<button id=swatch type=button class=color-picker-trigger><i style="background: #ffffff; display: block; height: 9px"></i></button>
      <div id=panel class=panel hidden style="width: 200px; height: 80px"><input type=text value="#ffffff">
      <div class=picker-saturation style="width: 20px; height: 20px"></div><div class=picker-hue style="width: 20px; height: 5px"></div></div>${script(`
      const take = (colour) => swatch.firstChild.style.background = model = colour;
      swatch.addEventListener('click', () => (panel.hidden = false));
      panel.querySelector('input').addEventListener('input', (event) => take(event.target.value));
      panel.querySelector('.picker-saturation').addEventListener('mousedown', () => take('#3060c0'));`)}`;
    expect(await modelAfter(html, { '#swatch': text('#3366cc') })).toEqual({ outcomes: ['filled'], model: '#3366cc' });
  });

  it('a number between two buttons is brought there by them', async () => {
    const html = `<form><button type=button>−</button><span id=count>1</span><button type=button>+</button></form>${script(`
      document.querySelectorAll('button').forEach((button, at) => button.addEventListener('click', () => { model = (model ?? 1) + (at ? 1 : -1); count.textContent = model; }));`)}`;
    expect(await modelAfter(html, { '#count': text('4') })).toEqual({ outcomes: ['filled'], model: 4 });
  });

  it('a field of colours is pressed where the colour lies', async () => {
    const html = `<div class=picker><div id=area class=picker-saturation style="position: relative; width: 200px; height: 100px">
      <i class=picker-pointer style="position: absolute; width: 4px; height: 4px"></i></div>
      <div class=picker-hue style="width: 200px; height: 10px"></div></div>${script(`
      const shareIn = (element, { clientX, clientY }) => { const { left, top, width, height } = element.getBoundingClientRect(); return [(clientX - left) / width, (clientY - top) / height]; };
      const hue = document.querySelector('.picker-hue'), pointer = document.querySelector('i');
      let at = [0, 0, 0];
      const show = () => { model = at.map((share) => Math.round(share * 10)); area.style.backgroundColor = 'hsl(' + at[0] * 360 + ', 100%, 50%)'; pointer.style.left = at[1] * 200 - 2 + 'px'; pointer.style.top = at[2] * 100 - 2 + 'px'; };
      area.addEventListener('mousedown', (event) => { at = [at[0], ...shareIn(area, event)]; show(); });
      hue.addEventListener('mousedown', (event) => { at[0] = shareIn(hue, event)[0]; show(); });`)}`;
    expect(await modelAfter(html, { '#area': text('#336699') })).toEqual({ outcomes: ['filled'], model: [6, 7, 4] });
  });

  it('an input among colours takes the notation it shows', async () => {
    const html = `<input id=field value="rgb(0, 0, 0)">${script(`field.addEventListener('input', () => (model = field.value));`)}`;
    expect(await modelAfter(html, { '#field': text('#3366cc') })).toEqual({
      outcomes: ['filled'],
      model: 'rgb(51, 102, 204)',
    });
  });

  it('a list that wants Ctrl held for one more choice', async () => {
    const html = `<ul id=list role=listbox aria-multiselectable=true>${['Ham', 'Fig', 'Nut'].map((one) => `<li role=option aria-selected=false>${one}</li>`).join('')}</ul>${script(`
      list.onclick = ({ target, ctrlKey }) => {
        for (const one of list.children) if (one === target || !ctrlKey) one.setAttribute('aria-selected', one === target);
        model = [...list.children].filter((one) => one.ariaSelected === 'true').map((one) => one.textContent);
      };`)}`;
    const values: Record<string, Value> = { '#list': { as: 'options', wanted: [], count: 2, at: [0, 2] } };
    expect(await modelAfter(html, values)).toEqual({ outcomes: ['filled'], model: ['Ham', 'Nut'] });
  });
});
