import '../support/jquery-global.js';
import 'fomantic-ui-css/semantic.css';
import 'fomantic-ui-css/semantic.js';
import { showCases, fruits } from '../support/cases.js';

const $ = globalThis.jQuery;
const page = (root, inner) => {
  root.innerHTML = `<form class="ui form">${inner}<button class="ui button" type="submit">Send</button></form>`;
  return $(root.querySelector('#widget'));
};
const field = (label, inner) => `<div class="field"><label>${label}</label>${inner}</div>`;
const items = fruits.map((fruit) => `<div class="item" data-value="${fruit.toLowerCase()}">${fruit}</div>`).join('');
const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');
const iso = (date) =>
  date
    ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
    : null;
const calendar =
  (label, options, read = iso) =>
  (root) => {
    const $widget = page(
      root,
      field(
        label,
        '<div class="ui calendar" id="widget"><div class="ui fluid input left icon"><i class="calendar icon"></i><input type="text" placeholder="Date/Time"></div></div>',
      ),
    );
    let state = null;
    $widget.calendar({ onChange: (date) => void (state = read(date)), ...options });
    return { state: () => state };
  };
const hm = (date) =>
  date ? `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}` : null;

showCases(
  {
    'dropdown selection': (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          `<div class="ui selection dropdown" id="widget"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div>`,
        ),
      );
      let state = '';
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
    'dropdown select': (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          `<select class="ui dropdown" id="widget"><option value="">Fruit</option>${options}</select>`,
        ),
      );
      let state = '';
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
    'dropdown search': (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          `<select class="ui search dropdown" id="widget"><option value="">Fruit</option>${options}</select>`,
        ),
      );
      let state = '';
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
    'dropdown clearable': (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          `<div class="ui clearable selection dropdown" id="widget"><input type="hidden" name="fruit"><i class="dropdown icon"></i><div class="default text">Fruit</div><div class="menu">${items}</div></div>`,
        ),
      );
      let state = '';
      $widget.dropdown({ clearable: true, onChange: (value) => (state = value) });
      return { state: () => state };
    },
    'dropdown multiple': (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruits',
          `<select multiple class="ui fluid dropdown" id="widget"><option value="">Fruits</option>${options}</select>`,
        ),
      );
      let state = [];
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
    'dropdown multiple search': (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruits',
          `<div class="ui fluid multiple search selection dropdown" id="widget"><input type="hidden" name="fruits"><i class="dropdown icon"></i><div class="default text">Fruits</div><div class="menu">${items}</div></div>`,
        ),
      );
      let state = '';
      $widget.dropdown({ onChange: (value) => (state = value) });
      return { state: () => state };
    },
    'calendar date': calendar('Check-in date', { type: 'date' }),
    'calendar datetime': calendar('Appointment', {}, (date) => date && `${iso(date)} ${hm(date)}`),
    'calendar time': calendar('Arrival time', { type: 'time' }, hm),
    'calendar month': calendar('Expiry month', { type: 'month' }, (date) => date && iso(date).slice(0, 7)),
    'calendar inline': (root) => {
      const $widget = page(root, field('Check-in date', '<div class="ui calendar" id="widget"></div>'));
      let state = null;
      $widget.calendar({ type: 'date', onChange: (date) => void (state = iso(date)) });
      return { state: () => state, undo: false };
    },
    'calendar range': (root) => {
      page(
        root,
        '<div class="two fields"><div class="field"><label>Check-in date</label><div class="ui calendar" id="rangestart"><div class="ui fluid input left icon"><i class="calendar icon"></i><input type="text" placeholder="Start"></div></div></div><div class="field"><label>Check-out date</label><div class="ui calendar" id="rangeend"><div class="ui fluid input left icon"><i class="calendar icon"></i><input type="text" placeholder="End"></div></div></div></div>',
      );
      const state = [null, null];
      const [$start, $end] = [$('#rangestart'), $('#rangeend')];
      $start.calendar({ type: 'date', endCalendar: $end, onChange: (date) => void (state[0] = iso(date)) });
      $end.calendar({ type: 'date', startCalendar: $start, onChange: (date) => void (state[1] = iso(date)) });
      return { state: () => state };
    },
    checkbox: (root) => {
      const $widget = page(
        root,
        '<div class="inline field"><div class="ui checkbox" id="widget"><input type="checkbox" tabindex="0" class="hidden"><label>I accept the terms</label></div></div>',
      );
      let state = false;
      $widget.checkbox({ onChecked: () => (state = true), onUnchecked: () => (state = false) });
      return { state: () => state };
    },
    toggle: (root) => {
      const $widget = page(
        root,
        '<div class="inline field"><div class="ui toggle checkbox" id="widget"><input type="checkbox" tabindex="0" class="hidden"><label>Subscribe to the newsletter</label></div></div>',
      );
      let state = false;
      $widget.checkbox({ onChecked: () => (state = true), onUnchecked: () => (state = false) });
      return { state: () => state };
    },
    radio: (root) => {
      page(
        root,
        `<div class="grouped fields"><label>Size</label>${['Small', 'Medium', 'Large'].map((size) => `<div class="field"><div class="ui radio checkbox"><input type="radio" name="size" value="${size}" tabindex="0" class="hidden"><label>${size}</label></div></div>`).join('')}</div>`,
      );
      let state = null;
      $('.ui.radio.checkbox').checkbox({
        onChecked() {
          state = this.value;
        },
      });
      return { state: () => state, undo: 'native' };
    },
    rating: (root) => {
      const $widget = page(
        root,
        field(
          'Rating',
          '<div class="ui yellow rating" id="widget" data-icon="star" data-rating="0" data-max-rating="5"></div>',
        ),
      );
      let state = 0;
      $widget.rating({ onRate: (value) => (state = value) });
      return { state: () => state };
    },
    slider: (root) => {
      const $widget = page(root, field('Volume', '<div class="ui slider" id="widget"></div>'));
      let state = 10;
      $widget.slider({ min: 0, max: 100, start: 10, step: 5, onChange: (value) => (state = value) });
      return { state: () => state };
    },
    'range slider': (root) => {
      const $widget = page(root, field('Price', '<div class="ui range slider" id="widget"></div>'));
      let state = [20, 60];
      $widget.slider({
        min: 0,
        max: 100,
        start: 20,
        end: 60,
        step: 5,
        onChange: (_, low, high) => (state = [low, high].sort((a, b) => a - b)),
      });
      return { state: () => state };
    },
    'labelled slider': (root) => {
      const $widget = page(root, field('Volume', '<div class="ui labeled ticked slider" id="widget"></div>'));
      let state = 2;
      $widget.slider({ min: 0, max: 10, start: 2, step: 1, onChange: (value) => (state = value) });
      return { state: () => state };
    },
    search: (root) => {
      const $widget = page(
        root,
        field(
          'Favourite fruit',
          '<div class="ui search" id="widget"><div class="ui icon input"><input class="prompt" type="text" placeholder="Search fruits..."><i class="search icon"></i></div><div class="results"></div></div>',
        ),
      );
      let state = '';
      $widget.search({ source: fruits.map((title) => ({ title })), onSelect: ({ title }) => void (state = title) });
      $widget.find('input').on('input change', ({ target }) => (state = target.value));
      return { state: () => state };
    },
  },
  ['dropdown selection', 'dropdown select', 'dropdown search', 'rating'],
);
