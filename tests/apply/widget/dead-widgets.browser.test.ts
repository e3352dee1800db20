import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { writerInPage } from '../writer-in-page';

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

  it('say nothing of widgets of another sort', async () => {
    const dead = ['one', 'two', 'three', 'four'];
    const div = (id: string) =>
      `<div id=${id} tabindex=0 role=combobox aria-label=${id} aria-expanded=false>Select</div>`;
    const filled = await outcomes(dead.map(div).join('') + late, [...dead, 'late']);
    expect(filled['#late']).toBe('filled');
  });
});
