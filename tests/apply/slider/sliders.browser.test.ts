import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { text, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

interface Slider {
  /** What the thumb's element says besides its id. */
  readonly thumb: string;
  /** What stands around its track, which is 250 pixels long. */
  readonly around?: string;
  /** What the page does when it shows a value: `value` and `thumb` are known. */
  readonly show: string;
  /** By which the thumb is moved: a mouse drag, arrow keys, arrow keys that go the other way. */
  readonly by: 'mouse' | 'keys' | 'turned keys';
}

/** A slider from 0 to 500 that stands at 100. */
const slider = ({
  thumb,
  around = '',
  show,
  by,
}: Slider) => `<form><div class=slider style="position: relative; width: 250px; height: 20px">
  ${around}<div id=thumb ${thumb} style="position: absolute; width: 10px; height: 20px"></div></div></form>
  <script>
    const thumb = document.querySelector('#thumb');
    const put = (next) => { value = Math.max(0, Math.min(500, Math.round(next))); thumb.style.left = value / 5 + '%'; ${show} };
    const step = '${by}' === 'keys' ? 20 : -20;
    let value, from = null;
    const drag = ({ clientX }) => { if (from) put(from.value + (clientX - from.clientX) * 2); };
    if ('${by}' === 'mouse') {
      thumb.addEventListener('mousedown', ({ clientX }) => (from = { clientX, value }));
      document.addEventListener('mousemove', drag);
      document.addEventListener('mouseup', () => (from = null));
    } else thumb.addEventListener('keydown', ({ key }) => put(value + (key === 'ArrowRight' ? step : key === 'ArrowLeft' ? -step : 0)));
    put(100);
  </script>`;

/** The same, drawn as a bar as long as its value: a press puts its end there, nothing can be dragged. */
const bar = `<form><div id=track style="width: 250px; height: 20px"><div id=bar style="position: relative; height: 20px">
  <div id=thumb role=slider tabindex=0 aria-valuemin=0 aria-valuemax=500 style="position: absolute; right: -5px; width: 10px; height: 20px"></div></div></div></form>
  <script>
    let value;
    const put = (next) => {
      value = Math.max(0, Math.min(500, Math.round(next)));
      bar.style.width = value / 5 + '%';
      thumb.setAttribute('aria-valuenow', value);
    };
    track.onclick = ({ clientX }) => put((clientX - track.getBoundingClientRect().left) * 2);
    put(100);
  </script>`;

/** A range whose thumbs move by keys: the one on which Tab was let go last, whichever has the focus. */
const pair = `<form><div style="position: relative; width: 250px; height: 20px">
  <div id=lower role=slider tabindex=0 aria-valuemin=0 aria-valuemax=500 aria-label=Least>x</div>
  <div id=upper role=slider tabindex=0 aria-valuemin=0 aria-valuemax=500 aria-label=Most>x</div></div></form>
  <script>
    const values = [100, 400];
    const thumbs = [lower, upper];
    let active = 0;
    const draw = () => thumbs.forEach((thumb, at) => thumb.setAttribute('aria-valuenow', values[at]));
    thumbs.forEach((thumb, at) => {
      thumb.addEventListener('keyup', ({ key }) => { if (key === 'Tab') active = at; });
      thumb.addEventListener('keydown', ({ key }) => {
        values[active] += key === 'ArrowRight' ? 20 : key === 'ArrowLeft' ? -20 : 0;
        draw();
      });
    });
    draw();
  </script>`;

const told = `thumb.setAttribute('aria-valuenow', value)`;
const role = 'role=slider tabindex=0 aria-valuemin=0 aria-valuemax=500';

/** Fills a slider with 320, takes it back, and answers its value after each. */
async function valuesOf(html: string) {
  const writer = await writerInPage(browser, html);
  const value = () => writer.page.evaluate('value');
  const outcomes = await writer.fill({ '#thumb': text('320') });
  const filled = await value();
  await writer.undo();
  const undone = await value();
  await writer.page.close();
  return { outcome: outcomes['#thumb'], filled, undone };
}

describe('sliders', () => {
  it.each([
    ['with a role, moved by keys', slider({ thumb: role, show: told, by: 'keys' })],
    ['with a role, its highest value at the left', slider({ thumb: role, show: told, by: 'turned keys' })],
    ['with a role, moved by the mouse alone', slider({ thumb: role, show: told, by: 'mouse' })],
    [
      'without a role, with its numbers beside it',
      slider({
        thumb: 'class=slider-handle',
        around: '<span class=slider-min>0</span><span class=slider-max>$500</span><span class=slider-value></span>',
        show: `document.querySelector('.slider-value').textContent = '$' + value`,
        by: 'mouse',
      }),
    ],
    [
      'without a role, whose box says the numbers without one too',
      slider({
        thumb: 'class=slider-handle',
        show: `const box = thumb.parentElement;
          box.setAttribute('aria-valuemin', 0); box.setAttribute('aria-valuemax', 500); box.setAttribute('aria-valuenow', value)`,
        by: 'mouse',
      }),
    ],
    ['that only a press of the track moves', bar],
    [
      'without a role, with its number in the thumb',
      slider({
        thumb: 'class=range-knob-wrap',
        around: '<span class=slider-min>0</span><span class=slider-max>500</span>',
        show: `thumb.innerHTML = '<i class=range-knob></i><b class=range-knob-label>' + value + '</b>'`,
        by: 'mouse',
      }),
    ],
  ])('%s, go to the value and back', async (_name, html) => {
    expect(await valuesOf(html)).toEqual({ outcome: 'filled', filled: 320, undone: 100 });
  });

  it('of two thumbs the one that was reached by Tab is moved', async () => {
    const writer = await writerInPage(browser, pair);
    await writer.fill({ '#lower': text('40'), '#upper': text('460') });
    expect(await writer.page.evaluate('values')).toEqual([40, 460]);
    await writer.undo();
    expect(await writer.page.evaluate('values')).toEqual([100, 400]);
    await writer.page.close();
  });

  it('that says the word which is marked there goes to the place of one', async () => {
    const sizes = `const sizes = ['Cot', 'Single', 'Double', 'Queen', 'King'];
      thumb.setAttribute('aria-valuenow', sizes[Math.floor(value / 101)]); thumb.setAttribute('aria-valuetext', sizes[Math.floor(value / 101)])`;
    const html = slider({ thumb: 'role=slider tabindex=0', show: sizes, by: 'keys' });
    const writer = await writerInPage(browser, html);
    const before = (await writer.describe('#thumb')).holds;
    const outcomes = await writer.fill({ '#thumb': text('64') });
    const after = (await writer.describe('#thumb')).holds;
    await writer.undo();
    expect([before, outcomes['#thumb'], after, await writer.page.evaluate('value')]).toEqual([
      'Cot',
      'filled',
      'Queen',
      100,
    ]);
    await writer.page.close();
  });

  it.each(['NaN', 'undefined', '10 %'])('that says %s for its number is no slider of words', async (said) => {
    const html = slider({
      thumb: 'role=slider tabindex=0',
      show: `thumb.setAttribute('aria-valuenow', '${said}')`,
      by: 'keys',
    });
    const writer = await writerInPage(browser, html);
    expect(await writer.fill({ '#thumb': text('64') })).toEqual({ '#thumb': 'refused gone' });
    await writer.page.close();
  });

  it('a value between two steps takes the nearer one', async () => {
    const writer = await writerInPage(browser, slider({ thumb: role, show: told, by: 'keys' }));
    await writer.fill({ '#thumb': text('327') });
    expect(await writer.page.evaluate('value')).toBe(320);
    await writer.page.close();
  });
});
