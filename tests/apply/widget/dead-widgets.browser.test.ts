import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { moment, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const moss: Value = { as: 'options', wanted: ['Moss'], count: 1, at: null };
const opener = (id: string) =>
  `<button id=${id} type=button role=combobox aria-label=${id} aria-expanded=false>Select</button>`;
/** Opens its list a while after it is pressed, as one does that asks a server. */
const late = `${opener('late')}<div id=list role=listbox hidden><div role=option>Fern</div><div role=option>Moss</div></div>
  <script>
    const [button, list] = ['late', 'list'].map((id) => document.getElementById(id));
    const show = (open) => { list.hidden = !open; button.setAttribute('aria-expanded', open); };
    button.addEventListener('click', () => setTimeout(show, 200, true));
    for (const option of list.children) option.onclick = () => { button.textContent = option.textContent; show(false); };
  </script>`;

async function outcomes(html: string, ids: readonly string[]) {
  const { page, fill } = await writerInPage(browser, html);
  const filled = await fill(Object.fromEntries(ids.map((id) => [`#${id}`, moss])));
  await page.close();
  return filled;
}

describe('lists that never open', () => {
  it('are waited for a few times in a page, not once each', async () => {
    const dead = ['one', 'two', 'three', 'four'];
    const filled = await outcomes(dead.map(opener).join('') + late, [...dead, 'late']);
    expect(filled['#late']).toBe('refused no-option');
  });

  it('take no time from those of their sort once one has opened', async () => {
    const dead = ['one', 'two', 'three', 'four'];
    const filled = await outcomes(dead.map(opener).join('') + late, ['late', ...dead]);
    expect(filled).toMatchObject({ '#late': 'filled', '#four': 'refused no-option' });
  });

  it('say nothing of what is no list, however alike', async () => {
    const dead = ['one', 'two', 'three'].map(
      (id) => `<input id=${id} readonly aria-label=${id} aria-haspopup=listbox aria-expanded=false>`,
    );
    const days = Array.from({ length: 31 }, (_, at) => `<button type=button>${at + 1}</button>`);
    const date = `<label>Check-in date <input id=date readonly></label>
      <div id=panel hidden><b>December 2026</b>${days.join('')}</div>
      <script>
        const [input, calendar] = ['date', 'panel'].map((id) => document.getElementById(id));
        input.addEventListener('click', () => setTimeout(() => (calendar.hidden = false), 120));
        calendar.addEventListener('click', ({ target }) => {
          input.value = '2026-12-' + target.textContent.padStart(2, '0');
          calendar.hidden = true;
        });
      </script>`;
    const { page, fill } = await writerInPage(browser, dead.join('') + date);
    const filled = await fill({ '#one': moss, '#two': moss, '#three': moss, '#date': moment('2026-12-09') });
    await page.close();
    expect(filled).toMatchObject({ '#two': 'refused no-option', '#date': 'filled' });
  });

  it('say nothing of widgets of another sort', async () => {
    const dead = ['one', 'two', 'three', 'four'];
    const div = (id: string) =>
      `<div id=${id} tabindex=0 role=combobox aria-label=${id} aria-expanded=false>Select</div>`;
    const filled = await outcomes(dead.map(div).join('') + late, [...dead, 'late']);
    expect(filled['#late']).toBe('filled');
  });
});
