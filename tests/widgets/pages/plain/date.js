import { floating } from '../support/drawn-list.js';
import { drawn } from '../support/drawn.js';
import { showCasesOfCi } from '../support/cases.js';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const two = (number) => String(number).padStart(2, '0');

/** A calendar drawn anew at each turn, as tutorials do: a heading, two arrows, the days of the month. */
function calendar(box, { days, heading, earlier, later, day: drawDay, start = new Date(2025, 5, 1), choose }) {
  let shown = new Date(start.getFullYear(), start.getMonth(), 1);
  const draw = () => {
    heading.textContent = `${months[shown.getMonth()]} ${shown.getFullYear()}`;
    days.innerHTML = '';
    const count = new Date(shown.getFullYear(), shown.getMonth() + 1, 0).getDate();
    for (let blank = 0; blank < shown.getDay(); blank++) days.append(drawDay(''));
    for (let day = 1; day <= count; day++) {
      const cell = drawDay(day);
      cell.addEventListener('click', () => choose(new Date(shown.getFullYear(), shown.getMonth(), day), cell));
      days.append(cell);
    }
  };
  const turn = (by) => (event) => {
    event.preventDefault();
    shown = new Date(shown.getFullYear(), shown.getMonth() + by, 1);
    draw();
  };
  earlier.addEventListener('click', turn(-1));
  later.addEventListener('click', turn(1));
  draw();
}

const cellOf = (name, className) => (text) =>
  Object.assign(document.createElement(name), { className, textContent: text });
const isoOf = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const grid =
  '.grid,.days,.weeks{display:grid;grid-template-columns:repeat(7,36px);list-style:none;padding:0;margin:0}.days>*{cursor:pointer;text-align:center;padding:6px}';

const headingIn = (box) => box.querySelector('.heading');

/** The same for a heading of two lists, of which each shows what is chosen in an input: "11 月", "2026". */
const headingOfInputs = (box) => ({
  set textContent(text) {
    const [month, year] = text.split(' ');
    box.querySelector('.month').value = `${months.indexOf(month) + 1} 月`;
    box.querySelector('.year').value = year;
  },
});

/** A calendar that opens below an input. */
const below = (
  markup,
  { shape = isoOf, input: inputMarkup, days = 'div', box: boxClass = 'calendar', heading = headingIn },
) =>
  drawn(
    `${grid}.date-picker{position:relative}.calendar{display:none;${floating};padding:8px}.calendar.open{display:block}`,
    `<div class="form-group"><label for="d">Date of travel</label><div class="date-picker">${inputMarkup}<div class="${boxClass}">${markup}</div></div></div>`,
    (form, set) => {
      const input = form.querySelector('#d');
      const box = form.querySelector('.calendar');
      input.addEventListener('click', () => box.classList.toggle('open'));
      document.addEventListener(
        'click',
        ({ target }) =>
          form.querySelector('.date-picker').contains(target) || !target.isConnected || box.classList.remove('open'),
      );
      calendar(box, {
        days: box.querySelector('.days'),
        heading: heading(box),
        earlier: box.querySelector('.prev, .next-button-prev'),
        later: box.querySelector('.next, .next-button-next'),
        day: cellOf(days, 'day'),
        choose: (date) => {
          if (input.localName === 'input') input.value = shape(date);
          else input.textContent = shape(date);
          box.classList.remove('open');
          set(isoOf(date));
        },
      });
    },
  );

const header =
  '<div class="header"><span class="prev">&lt;</span><span class="heading"></span><span class="next">&gt;</span></div>';
const names = `<ul class="weeks">${weekdays.map((one) => `<li>${one}</li>`).join('')}</ul>`;

/** A calendar that stands open in the page. */
const standing = (top) =>
  drawn(
    `${grid}.day.selected{background:#06c;color:#fff}`,
    `<div class="form-group"><label>Date of travel</label><div class="calendar">${top}${names}<div class="days"></div></div></div>`,
    (form, set) => {
      const box = form.querySelector('.calendar');
      calendar(box, {
        days: box.querySelector('.days'),
        heading: box.querySelector('.heading'),
        earlier: box.querySelector('.prev'),
        later: box.querySelector('.next'),
        day: cellOf('div', 'day'),
        choose: (date, cell) => {
          box.querySelector('.selected')?.classList.remove('selected');
          cell.classList.add('selected');
          set(isoOf(date));
        },
      });
    },
  );

showCasesOfCi({
  'calendar below a read-only input': {
    undo: false,
    show: below(`${header}${names}<div class="days"></div>`, {
      input: '<input id="d" type="text" class="date-input" placeholder="Select date" readonly>',
    }),
  },
  'calendar of list entries': {
    undo: false,
    show: below(
      `<header><p class="heading current-date"></p><div class="icons"><span class="prev material-symbols-rounded">chevron_left</span><span class="next material-symbols-rounded">chevron_right</span></div></header>${names}<ul class="days"></ul>`,
      {
        days: 'li',
        shape: (date) => `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`,
        input: '<input id="d" type="text" placeholder="MM/DD/YYYY" readonly>',
      },
    ),
  },
  'calendar below a div': {
    undo: false,
    show: below(
      `<div class="month"><div class="prev arrow">&lsaquo;</div><div class="mth heading"></div><div class="next arrow">&rsaquo;</div></div><div class="days"></div>`,
      { input: '<div id="d" class="selected-date" tabindex="0">Select a date</div>' },
    ),
  },
  'calendar below a button': {
    undo: false,
    show: below(
      `<div class="month"><button type="button" class="prev">‹</button><strong class="heading"></strong><button type="button" class="next">›</button></div>${names}<div class="days"></div>`,
      { days: 'button', input: '<button type="button" id="d" class="trigger">Pick a date</button>' },
    ),
  },
  'calendar whose names begin with a word for turning': {
    undo: false,
    show: below(
      `<div class="next-header"><button type="button" class="next-button next-button-prev"><i class="next-icon"></i></button><b class="next-title heading"></b><button type="button" class="next-button next-button-next"><i class="next-icon"></i></button></div><ul class="weeks">${weekdays.map((one) => `<li class="next-weekday">${one}</li>`).join('')}</ul><div class="days"></div>`,
      {
        box: 'next-overlay calendar',
        input: '<input id="d" type="text" class="date-input" placeholder="Select date" readonly>',
      },
    ),
  },
  'calendar under a heading of inputs': {
    undo: false,
    show: below(
      `<div><button type="button" class="prev">‹</button><input class="month" readonly><input class="year" readonly><button type="button" class="next">›</button></div>${names}<div class="days"></div>`,
      {
        heading: headingOfInputs,
        input: '<input id="d" type="text" class="date-input" placeholder="Select date" readonly>',
      },
    ),
  },
  'standing calendar': { undo: false, show: standing(header) },
  'standing calendar with lists of its own': {
    undo: false,
    show: standing(
      '<div class="header"><span class="prev">&lt;</span><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="Choose the month" class="heading"></div><input aria-hidden="true" tabindex="-1" value="5"><span class="next">&gt;</span></div>',
    ),
  },
  'columns of hours and minutes': {
    undo: false,
    show: drawn(
      `.time{position:relative}.panel{display:none;${floating}}.panel.open{display:flex}.panel ul{height:140px;overflow:auto;list-style:none;padding:0;margin:0;width:60px}.panel li{padding:4px;cursor:pointer}.panel li.active{background:#06c;color:#fff}`,
      `<div class="form-group"><label for="t">Time of arrival</label><div class="time"><input id="t" type="text" placeholder="--:--" readonly><div class="panel time-panel"><ul class="hours">${Array.from({ length: 24 }, (_, hour) => `<li>${two(hour)}</li>`).join('')}</ul><ul class="minutes">${Array.from({ length: 12 }, (_, at) => `<li>${two(at * 5)}</li>`).join('')}</ul></div></div></div>`,
      (form, set) => {
        const input = form.querySelector('#t');
        const panel = form.querySelector('.panel');
        const parts = { hours: '00', minutes: '00' };
        input.addEventListener('click', () => panel.classList.add('open'));
        document.addEventListener(
          'click',
          ({ target }) => form.querySelector('.time').contains(target) || panel.classList.remove('open'),
        );
        for (const entry of panel.querySelectorAll('li'))
          entry.addEventListener('click', () => {
            entry.parentElement.querySelector('.active')?.classList.remove('active');
            entry.classList.add('active');
            parts[entry.parentElement.className] = entry.textContent;
            input.value = `${parts.hours}:${parts.minutes}`;
            set(input.value);
          });
      },
    ),
  },
  'number of a span': {
    undo: false,
    show: drawn(
      '.counter{display:flex;width:140px;border:1px solid}.counter span{flex:1;text-align:center;cursor:pointer;user-select:none}',
      '<div class="form-group"><label>Number of guests</label><div class="counter"><span class="minus">-</span><span class="num">1</span><span class="plus">+</span></div></div>',
      (form, set) => {
        let number = 1;
        const move = (by) => () => {
          number = Math.max(1, Math.min(9, number + by));
          form.querySelector('.num').textContent = number;
          set(number);
        };
        form.querySelector('.minus').addEventListener('click', move(-1));
        form.querySelector('.plus').addEventListener('click', move(1));
      },
      1,
    ),
  },
});
