import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { moment, roundTripOf, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills `#field`, then takes it back. @returns the outcome, the page's `model` after both and whether `#panel` stands open */
async function roundTrip(html: string, script: string, day: string) {
  const page = `<form>${html}</form><script>let model = null; ${script}</script>`;
  const read = '({ model, isOpen: document.querySelector("#panel")?.className === "open" })';
  const { outcomes, filled, undone } = await roundTripOf(browser, page, { '#field': moment(day) }, read);
  return { outcome: outcomes['#field'], filled, undone };
}

const monthScript = `
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  const daysOf = (year, month) => Array.from({ length: new Date(year, month + 1, 0).getDate() }, (_, at) => at + 1);
  const button = (words, className = '') => '<button type=button class="' + className + '">' + words + '</button>';`;

/** A calendar that stays in the page when it closes: transparent, and out of reach. */
const fading = `<style>#panel { opacity: 0; pointer-events: none } #panel.open { opacity: 1; pointer-events: auto }</style>
  <label>Check-in date <input id=field readonly></label><div id=panel inert></div>`;
const toggling = `${monthScript}
  const show = (open) => { panel.className = open ? 'open' : ''; panel.inert = !open; };
  const draw = () => (panel.innerHTML = '<b>December 2026</b>' + daysOf(2026, 11).map((day) => button(day, String(day) === model ? 'selected' : '')).join(''));
  draw();
  field.addEventListener('click', () => show(true));
  addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  panel.addEventListener('click', ({ target }) => {
    model = target.textContent === model ? null : target.textContent;
    field.value = model ? '2026-12-' + model.padStart(2, '0') : '';
    draw();
    if (model) show(false);
  });`;

/** A calendar whose list of years ends too early; its last row begins the next month. */
const short = `<label>Check-in date <input id=field readonly></label><div id=panel hidden style="width: 300px"></div>`;
const listing = `${monthScript}
  let [year, month] = [2026, 10];
  const options = (texts, chosen) => texts.map((one) => '<option ' + (one === chosen ? 'selected' : '') + '>' + one + '</option>').join('');
  const draw = () => (panel.innerHTML = '<select class=months>' + options(names, names[month]) + '</select><select class=years>' + options([2025, 2026, ...(year > 2026 ? [year] : [])], year) +
    '</select>' + button('→', 'next-action') + '<p>' + daysOf(year, month).map((day) => button(day)).join('') + button(1, 'is-next-month') + '</p>');
  draw();
  field.addEventListener('click', () => (panel.hidden = false));
  panel.addEventListener('change', ({ target }) => { if (target.className === 'months') month = target.selectedIndex; draw(); });
  panel.addEventListener('click', ({ target }) => {
    if (target.className === 'next-action') { month = (month + 1) % 12; year += month ? 0 : 1; draw(); }
    else if (target.matches('p button')) {
      model = field.value = [year, month + 1, target.textContent].join('-') + (target.className ? ' and on' : '');
      panel.hidden = true;
    }
  });`;

/** A calendar that takes long to fade out, its focus kept by the box of its field; nothing typed is taken. */
const leaving = `<style>#list { transition: opacity .3s; opacity: 0 } .open #list { opacity: 1 }</style>
  <div id=box tabindex=0><label>Check-in date <input id=field class=date-picker></label></div><div id=panel hidden><div id=list></div></div>`;
const goingSlowly = `${monthScript}
  list.innerHTML = '<b>December 2026</b>' + daysOf(2026, 11).map((day) => button(day)).join('') + button('OK');
  let chosen = '';
  const take = (value) => { model = field.value = value; hide(); };
  const gone = () => (panel.hidden = !panel.className);
  const hide = () => { panel.className = ''; box.focus(); setTimeout(gone, 300); };
  field.addEventListener('click', () => { panel.hidden = false; void list.offsetHeight; panel.className = 'open'; });
  field.addEventListener('blur', () => (field.value = model ?? ''));
  box.addEventListener('keydown', ({ key }) => (key === 'Enter' || key === 'Escape') && hide());
  list.addEventListener('click', ({ target }) => {
    if (panel.className && target.textContent === 'OK') take(chosen);
    else if (panel.className) chosen = target.textContent;
  });`;

/** Quarters of a year, and a button that turns to the next. */
const quarterly = `let year = 2026;
  const draw = () => (panel.innerHTML = '<b>' + year + '</b><button type=button class=next-year>→</button>' + [1, 2, 3, 4].map((one) => '<button type=button>Q' + one + '</button>').join(''));
  draw();
  field.addEventListener('click', () => (panel.hidden = false));
  panel.addEventListener('click', ({ target }) => {
    if (target.className) { year++; draw(); return; }
    model = field.value = year + '-' + target.textContent;
    panel.hidden = true;
  });`;

describe('calendars', () => {
  it('one that stays in the page when it closes is told from an open one, and taken back by its day', async () => {
    expect(await roundTrip(fading, toggling, '2026-12-03')).toEqual({
      outcome: 'filled',
      filled: { model: '3', isOpen: false },
      undone: { model: null, isOpen: false },
    });
  });

  it('one whose list of years ends too early is turned', async () => {
    const { outcome, filled } = await roundTrip(short, listing, '2027-01-04');
    expect({ outcome, filled }).toEqual({ outcome: 'filled', filled: { model: '2027-1-4', isOpen: false } });
  });

  it('one that is on its way out is opened anew', async () => {
    const { outcome, filled } = await roundTrip(leaving, goingSlowly, '2026-12-03');
    expect({ outcome, filled }).toEqual({ outcome: 'filled', filled: { model: '3', isOpen: false } });
  });

  it('quarters are chosen like months', async () => {
    const { outcome, filled } = await roundTrip(short, quarterly, '2027-05-03');
    expect({ outcome, filled }).toEqual({ outcome: 'filled', filled: { model: '2027-Q2', isOpen: false } });
  });

  it('one that takes no press while it moves to the next month is waited for', async () => {
    const script = `${monthScript}
      let [month, restsAt] = [5, 0];
      const draw = () => (panel.innerHTML = '<b>' + names[month] + ' 2026</b>' + button('Next month', 'next-month') + button('Clear', 'clear') + daysOf(2026, month).map((day) => button(day)).join(''));
      draw();
      field.addEventListener('click', () => (panel.hidden = false));
      panel.addEventListener('click', ({ target }) => {
        const { className, textContent } = target;
        if (className !== 'next-month') { field.value = model = className ? '' : [month + 1, textContent].join('-'); panel.hidden = true; }
        else if (performance.now() > restsAt) { month++; restsAt = performance.now() + 600; draw(); }
      });`;
    const { outcome, filled } = await roundTrip(short, script, '2026-08-03');
    expect({ outcome, filled }).toEqual({ outcome: 'filled', filled: { model: '8-3', isOpen: false } });
  });

  it('one whose button is but a picture shows its day before it', async () => {
    const html = `<label>Check-in date</label><div><span id=shown>None</span><button type=button id=field aria-haspopup=dialog aria-label="Pick a date">▦</button></div><div id=panel></div>`;
    const script = `${monthScript}
      const show = (open) => { panel.className = open ? 'open' : ''; panel.innerHTML = open ? '<b>December 2026</b>' + daysOf(2026, 11).map((day) => button(day)).join('') : ''; };
      field.addEventListener('click', () => show(true));
      panel.addEventListener('click', ({ target }) => { model = target.textContent; shown.textContent = '12/' + model.padStart(2, '0') + '/2026'; show(false); });`;
    const { outcome, filled } = await roundTrip(html, script, '2026-12-03');
    expect({ outcome, filled }).toEqual({ outcome: 'filled', filled: { model: '3', isOpen: false } });
  });

  it.each([
    ['of years to turn by', `button('2017 - 2036', 'year-range')`],
    ['that a day lies outside of', `'<button type=button data-outside-range class=next>1</button>'`],
  ])('a range %s is none of days', async (_what, other) => {
    const html = '<label>Delivery date</label><div id=field class=calendar></div>';
    const script = `${monthScript}
      const draw = () => (field.innerHTML = '<b>December 2026</b>' + ${other} + daysOf(2026, 11).map((day) => button(day, String(day) === model?.at(-1) ? 'selected' : '')).join(''));
      draw();
      field.addEventListener('click', ({ target }) => { if (!target.className) model = [...(model ?? []), target.textContent]; draw(); });`;
    expect(await roundTrip(html, script, '2026-12-03')).toMatchObject({ outcome: 'filled', filled: { model: ['3'] } });
  });

  it('a day many years away is found in the list behind the heading where turning year by year takes long', async () => {
    const script = `${monthScript}
      let [year, isList, turns] = [2026, false, 0];
      const draw = () => (panel.innerHTML = isList ? Array.from({ length: 90 }, (_, at) => button(1940 + at, 'year')).join('')
        : button('Previous year', 'prev-year') + button('March ' + year, 'heading') + daysOf(year, 2).map((day) => button(day)).join(''));
      draw();
      field.addEventListener('click', () => (panel.hidden = false));
      panel.addEventListener('click', ({ target }) => {
        if (target.className === 'prev-year') { year--; turns++; for (const end = performance.now() + 120; performance.now() < end; ); }
        else if (target.className === 'heading') isList = true;
        else if (isList) { year = Number(target.textContent); isList = false; }
        else { model = [year, 3, target.textContent, turns].join('-'); field.value = model; panel.hidden = true; }
        draw();
      });`;
    const { outcome, filled } = await roundTrip(short, script, '1982-03-17');
    expect({ outcome, filled }).toEqual({ outcome: 'filled', filled: { model: '1982-3-17-4', isOpen: false } });
  });

  it('of months to be confirmed the next is the other end: one pressed again is chosen no more', async () => {
    const html = '<label>Season dates <input id=field readonly></label><div id=panel hidden></div>';
    const script = `${monthScript}
      const chosen = new Set();
      const draw = () => (panel.innerHTML = '<b>2026</b>' + names.map((name) => button(name.slice(0, 3), chosen.has(name.slice(0, 3)) ? 'selected' : '')).join('') + button('OK', 'done'));
      draw();
      field.addEventListener('click', () => (panel.hidden = false));
      panel.addEventListener('click', ({ target: { textContent: name, className } }) => {
        if (className === 'done') { field.value = model = [...chosen].join(', '); panel.hidden = true; }
        else if (!chosen.delete(name)) chosen.add(name);
        draw();
      });`;
    expect(await roundTrip(html, script, '2026-05')).toMatchObject({ filled: { model: 'May, Jun', isOpen: false } });
  });

  it('months that are named apart share the year around them', async () => {
    const months = [11, 0]
      .map((month) => `<section><h4>${month ? 'December' : 'January'}</h4><p></p></section>`)
      .join('');
    const html = `<label>Check-in date</label><div id=field class=calendar><h3>December 2026</h3>${months}</div>`;
    const script = `${monthScript}
      const draw = () => document.querySelectorAll('p').forEach((box, at) => {
        box.innerHTML = daysOf(2026 + at, at ? 0 : 11).map((day) => button(day, model === at + ':' + day ? 'selected' : '')).join('');
        box.onclick = ({ target }) => { const now = at + ':' + target.textContent; model = model === now ? null : now; draw(); };
      });
      draw();`;
    expect(await roundTrip(html, script, '2027-01-04')).toMatchObject({
      outcome: 'filled',
      filled: { model: '1:4' },
      undone: { model: null },
    });
  });

  it.each([0, 1])('days that tell their month as a number are read where months count from %i', async (first) => {
    const html = '<label>Check-in date</label><div id=field class=calendar></div>';
    const script = `${monthScript}
      const draw = () => (field.innerHTML = daysOf(2026, 10).map((day) =>
        '<button type=button class="day ' + (model === day ? 'selected' : '') + '" data-year=2026 data-month=' + (10 + ${first}) + ' data-day=' + day + '>' + day + '</button>').join(''));
      field.addEventListener('click', ({ target }) => { model = model === Number(target.dataset.day) ? null : Number(target.dataset.day); draw(); });
      draw();`;
    expect(await roundTrip(html, script, '2026-11-26')).toMatchObject({
      outcome: 'filled',
      filled: { model: 26 },
      undone: { model: null },
    });
  });
});

it('sections that come twice in one group are the ends of a range', async () => {
  const ends = ['start', 'end'].flatMap((end) =>
    [
      ['month', 12],
      ['day', 31],
      ['year', 9999],
    ].map(
      ([unit, max]) =>
        `<span role=spinbutton tabindex=0 data-type=${unit} data-end=${end} aria-valuemin=1 aria-valuemax=${max}>--</span>`,
    ),
  );
  const html = `<div id=field role=group aria-label="Travel dates">${ends.join('')}</div>`;
  const script = `
    const sections = [...document.querySelectorAll('[role=spinbutton]')];
    const told = () => sections.map((one) => Number(one.ariaValueNow));
    field.addEventListener('keydown', (event) => {
      const { target, key } = event;
      const value = /^\\d$/.test(key) ? (target.typed = (target.typed ?? '') + key) : key === 'Delete' ? (target.typed = '') : null;
      if (value === null) return;
      if (value) target.setAttribute('aria-valuenow', Number(value)); else target.removeAttribute('aria-valuenow');
      target.setAttribute('aria-valuetext', value || 'Empty');
      model = sections.every((one) => one.ariaValueNow) ? told() : null;
    });`;
  expect(await roundTrip(html, script, '2026-12-03')).toMatchObject({
    outcome: 'filled',
    filled: { model: [12, 3, 2026, 12, 7, 2026] },
    undone: { model: null },
  });
});

/** A section, empty by its text alone. */
const section = (name: string, max: number) =>
  `<span role=spinbutton tabindex=0 aria-label=${name} aria-valuemin=1 aria-valuemax=${max} aria-valuenow=0 aria-valuetext=""></span>`;

it('sections that take keys once they have drawn their focus, of a year of two digits, close what they open', async () => {
  const html = `<div id=field role=group aria-label="Expiry date">${section('Month', 12)}${section('Year', 99)}<button type=button id=clear aria-label=Clear hidden>x</button></div><div id=panel role=dialog hidden style="position: absolute; width: 90px; height: 60px"><button type=button>2026</button><button type=button>2027</button></div>`;
  const script = `
    const sections = [...document.querySelectorAll('[role=spinbutton]')];
    let current = null;
    const tell = (one, text) => { one.ariaValueText = text; one.ariaValueNow = Number(text); };
    const settle = () => { model = sections.every((one) => one.ariaValueText) ? sections.map((one) => one.ariaValueText).join('/') : model; clear.hidden = model === null; };
    field.addEventListener('focusin', ({ target }) => requestAnimationFrame(() => { current = target; panel.hidden = false; panel.className = 'open'; }));
    field.addEventListener('keydown', ({ target, key }) => {
      if (target !== current || !/^\\d$/.test(key)) return;
      tell(target, target.ariaValueText.length > 1 ? key : target.ariaValueText + key);
      settle();
    });
    clear.onclick = () => { sections.forEach((one) => tell(one, '')); model = null; clear.hidden = true; };
    document.addEventListener('click', ({ target }) => { if (!field.contains(target)) { panel.hidden = true; panel.className = ''; } });`;
  expect(await roundTrip(html, script, '2027-04')).toEqual({
    outcome: 'filled',
    filled: { model: '04/27', isOpen: false },
    undone: { model: null, isOpen: false },
  });
});

it('buttons that nobody has kept from sending the form only turn it', async () => {
  const writer = await writerInPage(
    browser,
    `<form><div id=field class=calendar><button class=prev></button><button class=next aria-label="Next month"></button><p id=days></p></div></form><script>let model = null, sent = 0; ${monthScript}
        let [year, month] = [2026, 10];
        const draw = () => (days.innerHTML = '<b>' + names[month] + ' ' + year + '</b>' +
          daysOf(year, month).map((day) => button(day, String(day) === model ? 'selected' : '')).join(''));
        draw();
        addEventListener('submit', (event) => { event.preventDefault(); sent++; });
        field.addEventListener('click', ({ target }) => {
          const step = target.className === 'next' ? 1 : target.className === 'prev' ? -1 : 0;
          if (step) { month = (month + step + 12) % 12; year += month === 0 && step > 0 ? 1 : 0; }
          else model = target.textContent;
          draw();
        });</script>`,
  );
  const { '#field': outcome } = await writer.fill({ '#field': moment('2027-03-14') });
  expect([outcome, await writer.page.evaluate('[model, month, sent]')]).toEqual(['filled', ['14', 2, 0]]);
  await writer.page.close();
});

it('a day of the week among the sections is filled, and what it shifts is set right', async () => {
  const html = `<div id=field role=group aria-label="Check-in date">${section('"Week day"', 7)}${section('Day', 31)}${section('Month', 12)}${section('Year', 9999)}</div>`;
  const script = `
    const sections = [...document.querySelectorAll('[role=spinbutton]')];
    let isShifted = false;
    const tell = (one, text) => { one.ariaValueText = text; one.ariaValueNow = Number(text); one.typed = text; };
    const settle = () => {
      if (!sections.every((one) => one.ariaValueText)) return (model = null);
      if (!isShifted) tell(sections[1], '1');
      isShifted = true;
      model = sections.slice(1).map((one) => one.ariaValueNow).join('.');
    };
    field.addEventListener('focusin', ({ target }) => (target.typed = ''));
    field.addEventListener('keydown', ({ target, key }) => {
      if (key === 'Delete') tell(target, '');
      else if (target === sections[0]) { if (key === 'ArrowUp') tell(target, '1'); }
      else if (/^\\d$/.test(key)) tell(target, (target.typed ?? '') + key);
      settle();
    });`;
  expect(await roundTrip(html, script, '2027-01-04')).toMatchObject({
    outcome: 'filled',
    filled: { model: '4.1.2027' },
    undone: { model: null },
  });
});

it('a year that is typed alone takes that of the day, and is emptied', async () => {
  const html = `<div id=field role=group aria-label="Year built">${section('Year', 9999)}</div>`;
  const script = `const year = field.firstElementChild;
    year.contentEditable = true;
    year.addEventListener('beforeinput', (event) => event.preventDefault());
    year.addEventListener('focus', () => (year.typed = ''));
    const tell = (text) => { year.ariaValueText = text; year.ariaValueNow = text && Number(text); model = text.length === 4 ? text : null; };
    year.addEventListener('keydown', ({ key }) => {
      if (/^\\d$/.test(key)) tell(year.typed += key);
      else if (key === 'Delete') tell('');
    });`;
  expect(await roundTrip(html, script, '2014-05')).toMatchObject({
    outcome: 'filled',
    filled: { model: '2014' },
    undone: { model: null },
  });
});

it('days that tell their time stamps are told from those of the month that still slides out', async () => {
  const html = '<label>Check-in date <input id=field readonly></label><div id=panel role=dialog hidden></div>';
  const script = `${monthScript}
    const stamped = (year, month) => daysOf(year, month).map((day) => '<button type=button data-timestamp=' + new Date(year, month, day).getTime() + '>' + day + '</button>').join('');
    let month = 10;
    const draw = (leaving) => (panel.innerHTML = '<b>' + names[month % 12] + ' ' + (month > 11 ? 2027 : 2026) + '</b>' + button('', 'next-month') + '<p>' + stamped(2026, month) + '</p><p>' + leaving + '</p>');
    draw('');
    field.addEventListener('click', () => (panel.hidden = false));
    panel.addEventListener('click', ({ target }) => {
      if (target.className === 'next-month') { month++; draw(stamped(2026, month - 1)); }
      else if (target.dataset.timestamp) { model = field.value = new Date(Number(target.dataset.timestamp)).toDateString(); panel.hidden = true; }
    });`;
  expect(await roundTrip(html, script, '2027-01-04')).toMatchObject({
    outcome: 'filled',
    filled: { model: 'Mon Jan 04 2027' },
  });
});

/** A month of a calendar in French: "mar" is a Tuesday and no month. Its days say no more than their number. */
const french = `${monthScript}
  const french = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];
  let [year, month] = [2026, 9], isFree = () => true;
  const draw = () => (field.innerHTML = '<p><b>' + french[month] + ' ' + year + '</b>' + button('→', 'next') + button('←', 'prev') + '</p>' +
    '<div><i>' + 'lun mar mer jeu ven sam dim'.split(' ').join('</i><i>') + '</i></div><section>' + daysOf(year, month).map((day) =>
    '<button type=button class="' + (model === [year, month + 1, day].join('-') ? 'selected' : '') + '" ' + (isFree(month, day) ? '' : 'disabled') + '>' + day + '</button>').join('') + '</section>');
  field.addEventListener('click', ({ target }) => {
    if (target.matches('section button')) model = [year, month + 1, target.textContent].join('-');
    const step = { next: 1, prev: -1 }[target.className] ?? 0;
    [year, month] = [year + (month + step > 11 ? 1 : month + step < 0 ? -1 : 0), (month + step + 12) % 12];
    draw();
  });
  draw();`;
const frenchHtml = '<label>Check-in date</label><div id=field class=calendar></div>';

it('a calendar in another language than its page is turned by its months', async () => {
  expect(await roundTrip(frenchHtml, french, '2026-12-29')).toMatchObject({ filled: { model: '2026-12-29' } });
});

it('where no day of a month may be chosen the nearest that was passed is', async () => {
  const script = `${french} isFree = (month, day) => month === 9 && day > 20 && day % 2 === 0; draw();`;
  expect(await roundTrip(frenchHtml, script, '2026-12-29')).toMatchObject({ filled: { model: '2026-10-30' } });
});

it('a day that is drawn unlike all others is the chosen one, where nothing else says so', async () => {
  const html = '<b>December 2026</b><div id=field class="grid grid-cols-7"></div>';
  const script = `${monthScript}
    const drawn = (day) => '<button type=button style="' + (day === model ? 'background: navy; color: white' : 'background: white; color: black') + '">' + day + '</button>';
    const draw = () => (field.innerHTML = daysOf(2026, 11).map(drawn).join(''));
    field.addEventListener('click', ({ target }) => { model = Number(target.textContent); draw(); });
    draw();`;
  expect(await roundTrip(html, script, '2026-12-14')).toMatchObject({ outcome: 'filled', filled: { model: 14 } });
});
