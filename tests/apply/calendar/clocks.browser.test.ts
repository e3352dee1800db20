import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { moment, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Twelve hours around a face, then every fifth minute; the face takes the mouse for its numbers. */
const clock = `<form><label>Arrival time <input id=field readonly></label>
  <div id=panel role=dialog hidden>
    <div style="position: relative; width: 220px; height: 220px; pointer-events: none">
      <div id=face style="position: absolute; inset: 0; pointer-events: auto"></div>
      <div id=numbers></div>
    </div>
    <button type=button class=half>AM</button><button type=button class=half>PM</button><button type=button id=ok>OK</button>
  </div></form>
  <script>
    let model = null, half = 'AM', picked = [];
    const steps = [(at) => at, (at) => String(at * 5 % 60).padStart(2, '0')];
    const draw = () => {
      const at = Array.from({ length: 12 }, (_, index) => index + 1);
      const place = (index) => [100 + 90 * Math.sin(index * Math.PI / 6), 100 - 90 * Math.cos(index * Math.PI / 6)];
      numbers.innerHTML = at.map((index) => \`<span style="position: absolute; left: \${place(index)[0]}px; top: \${place(index)[1]}px">\${steps[Math.min(picked.length, 1)](index)}</span>\`).join('');
    };
    face.onmouseup = ({ offsetX, offsetY }) => {
      const turn = Math.round(Math.atan2(offsetX - 108, 108 - offsetY) / Math.PI * 6 + 12) % 12 || 12;
      picked = [...picked.slice(0, 1), steps[Math.min(picked.length, 1)](turn)];
      draw();
    };
    field.onclick = () => { panel.hidden = false; picked = []; draw(); };
    document.querySelectorAll('.half').forEach((one) => (one.onclick = () => (half = one.textContent)));
    ok.onclick = () => { model = field.value = picked.join(':') + ' ' + half; panel.hidden = true; };
  </script>`;

it('a round clock takes its hour, then its minutes, by the face that lies over its numbers', async () => {
  const writer = await writerInPage(browser, clock);
  expect(await writer.fill({ '#field': moment('14:30') })).toEqual({ '#field': 'filled' });
  expect(await writer.page.evaluate('[model, panel.hidden]')).toEqual(['2:30 PM', true]);
  await writer.page.close();
});

/** Closes at Enter and as it is left, and writes noon as its hour is left without anything chosen: flatpickr's ways. */
const boxes = `<form><label>Arrival time <input id=field readonly></label>
  <div id=panel hidden><input type=number aria-label=Hour value=12><input type=number aria-label=Minute value=00><span id=half>PM</span></div></form>
  <script>
    let model = null;
    const [hour, minute] = panel.querySelectorAll('input');
    const take = () => (model = field.value = hour.value + ':' + minute.value + ' ' + half.textContent);
    const close = () => { panel.hidden = true; };
    field.onclick = () => { panel.hidden = false; hour.focus(); };
    half.onclick = () => { half.textContent = half.textContent === 'AM' ? 'PM' : 'AM'; take(); };
    for (const box of [hour, minute]) {
      box.oninput = take;
      box.onblur = () => { if (!panel.hidden) take(); };
      box.onkeydown = ({ key }) => { if (key === 'Enter') close(); };
    }
    field.onkeydown = ({ key }) => {
      if (key === 'Backspace' && !panel.hidden) model = null, field.value = '';
      if (key === 'Escape') close();
    };
  </script>`;

it('boxes of a time are all typed, its half is pressed, and Enter comes last', async () => {
  const writer = await writerInPage(browser, boxes);
  expect(await writer.fill({ '#field': moment('09:30') })).toEqual({ '#field': 'filled' });
  expect(await writer.page.evaluate('[model, panel.hidden]')).toEqual(['09:30 AM', true]);
  await writer.undo();
  expect(await writer.page.evaluate('[model, field.value]')).toEqual([null, '']);
  await writer.page.close();
});
