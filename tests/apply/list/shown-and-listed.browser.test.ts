import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const pick = (...wanted: string[]): Value => ({ as: 'options', wanted, count: 1, at: null });

/**
 * A select-only combobox, in a box with what `beside` draws there.
 * @param options markup of its options
 * @param script defines `model`, `choose(text)` and `draw()`
 */
const combobox = (options: readonly string[], script: string) => `<form><label>Plants</label>
  <div><span id=beside></span><div id=field role=combobox aria-label=Plants tabindex=0 aria-haspopup=listbox aria-expanded=false aria-controls=list></div></div>
  <div id=list role=listbox hidden>${options.map((one) => `<div role=option aria-selected=false>${one}</div>`).join('')}</div></form>
  <script>
    ${script}
    const show = (open) => { list.hidden = !open; field.ariaExpanded = open; };
    field.onclick = () => show(list.hidden);
    addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
    [...list.children].forEach((option) => (option.onclick = () => { choose(option); draw(); }));
    draw();
  </script>`;

it('what was shown is found among options that say more, in lines of their own', async () => {
  const script = `let model = 'Moss';
    const choose = ({ firstChild }) => { model = firstChild.textContent; show(false); };
    const draw = () => (field.textContent = model);`;
  const writer = await writerInPage(browser, combobox(['Fern<br>Fernus', '<div>Moss</div><div>Mossus</div>'], script));
  expect(await writer.fill({ '#field': pick('Fern') })).toEqual({ '#field': 'filled' });
  expect(await writer.page.evaluate('model')).toBe('Fern');
  await writer.undo();
  expect(await writer.page.evaluate('model')).toBe('Moss');
  await writer.page.close();
});

it('of several of which only the number is shown what was added is taken out', async () => {
  const script = `let model = [];
    const choose = ({ textContent }) => (model = model.includes(textContent) ? model.filter((one) => one !== textContent) : [...model, textContent]);
    const draw = () => {
      field.textContent = model.length ? model.length + ' plants selected' : 'Plants';
      [...list.children].forEach((option) => (option.ariaSelected = model.includes(option.textContent)));
    };`;
  const writer = await writerInPage(browser, combobox(['Fern', 'Moss'], script));
  await writer.fill({ '#field': pick('Moss') });
  expect(await writer.page.evaluate('model')).toEqual(['Moss']);
  await writer.undo();
  expect(await writer.page.evaluate('model')).toEqual([]);
  await writer.page.close();
});

it('a control that goes on asking is no value beside what was chosen', async () => {
  const script = `let model = [];
    const choose = ({ textContent }) => (model = [...model, textContent]);
    const draw = () => { beside.textContent = model.join(', '); field.textContent = 'Pick some plants'; };`;
  const writer = await writerInPage(browser, combobox(['Fern', 'Moss'], script));
  await writer.fill({ '#field': pick('Moss') });
  expect((await writer.describe('#field')).holds).toBe('Moss');
  await writer.page.close();
});

it('one of 5,000 options is chosen while the page can still be used', async () => {
  const script = `let model = '';
    const choose = ({ textContent }) => { model = textContent; show(false); };
    const draw = () => (field.textContent = model || 'Choose');`;
  const options = Array.from({ length: 5_000 }, (_, at) => `Plant ${at}`);
  const writer = await writerInPage(browser, combobox(options, script));
  expect(await writer.fill({ '#field': pick('Plant 7') })).toEqual({ '#field': 'filled' });
  expect(await writer.page.evaluate('model')).toBe('Plant 7');
  await writer.page.close();
});
