import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { moment, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const days = Array.from({ length: 31 }, (_, at) => `<span>${at + 1}</span>`).join('');
const popup = `<div id=pop style="position: absolute; width: 250px; height: 90px" hidden><b id=head>January 2027</b><div>${days}</div></div>`;
const wanted = moment('2027-01-14');

/** A date field whose calendar chooses a day by a press; what it does on Enter, and when something was typed. */
async function chosenIn(input: string, keys: string, { typed = '', day = wanted } = {}) {
  const writer = await writerInPage(
    browser,
    `<form><label for=box>Check-in date</label><input id=box ${input}>${popup}</form><script>
      window.model = null;
      window.month = '2027-01';
      const show = (isOpen) => { pop.hidden = !isOpen; box.setAttribute('aria-expanded', isOpen); };
      box.addEventListener('click', () => show(true));
      box.addEventListener('blur', () => show(false));
      box.addEventListener('keydown', (event) => { if (event.key === 'Enter') { event.preventDefault(); ${keys} } });
      box.addEventListener('input', () => { ${typed} });
      pop.addEventListener('mousedown', (event) => event.preventDefault());
      pop.addEventListener('click', ({ target }) => { if (target.localName === 'span') { model = month + '-' + target.textContent.padStart(2, '0'); box.value = model; show(false); } });
    </script>`,
  );
  const { '#box': outcome } = await writer.fill({ '#box': day });
  const model = await writer.page.evaluate(() => (window as unknown as { model: unknown }).model);
  const isOpen = await writer.page.evaluate(() => !document.querySelector<HTMLElement>('#pop')!.hidden);
  await writer.page.close();
  return { outcome, model, isOpen };
}

describe('a day typed into a field that opens a calendar', () => {
  it('is chosen there where Enter takes the day the calendar is at', async () => {
    const keys = `model = '2027-01-01'; box.value = model; show(false);`;
    const filled = { outcome: 'filled', model: '2027-01-14', isOpen: false };
    expect(await chosenIn('class=date-picker', keys)).toEqual(filled);
  });

  it('is told from an option where the field calls itself a combobox', async () => {
    const keys = `if (/^2027-01-\\d\\d$/.test(box.value)) { model = box.value; show(false); }`;
    const filled = { outcome: 'filled', model: '2027-01-14', isOpen: false };
    const names = 'role=combobox aria-haspopup=listbox aria-controls=pop aria-expanded=false';
    expect(await chosenIn(names, keys)).toEqual(filled);
  });

  it('brings the calendar to its month, written as the example in the empty field is', async () => {
    const typed = `
      const [, day, of, year] = /^(\\d\\d)\\/(\\d\\d)\\/(\\d{4})$/.exec(box.value) ?? [];
      if (!year) return;
      month = year + '-' + of;
      head.textContent = new Date(year, of - 1).toLocaleDateString('en', { month: 'long', year: 'numeric' });`;
    const names = 'role=combobox aria-haspopup=listbox aria-controls=pop aria-expanded=false placeholder=18/02/1993';
    const filled = { outcome: 'filled', model: '1982-03-17', isOpen: false };
    expect(await chosenIn(names, 'show(false)', { typed, day: moment('1982-03-17') })).toEqual(filled);
  });
});
