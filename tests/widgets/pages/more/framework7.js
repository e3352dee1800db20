import Framework7 from 'framework7/bundle';
import 'framework7/css/bundle';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((name) => `<option value="${name.toLowerCase()}">${name}</option>`).join('');
/** The application's one page, with what the documentation shows in its list. */
function page(root, items) {
  root.innerHTML = `<div id="app"><div class="view view-main view-init"><div class="page" data-name="home"><div class="page-content"><form class="list list-strong-ios inset-ios"><ul>${items}</ul></form></div></div></div></div>`;
  root.style.cssText = 'height:600px;padding:0;max-width:none';
  return new Framework7({ el: root.querySelector('#app'), name: 'Booking', theme: 'ios' });
}
const item = (label, input) =>
  `<li class="item-content item-input"><div class="item-inner"><div class="item-title item-label">${label}</div><div class="item-input-wrap">${input}</div></div></li>`;
const smart = (label, select, data = '') =>
  `<li><a class="item-link smart-select smart-select-init" data-open-in="${data}">${select}<div class="item-content"><div class="item-inner"><div class="item-title">${label}</div></div></div></a></li>`;
const native = (selector) => (root) => ({ state: () => root.querySelector(selector).value });

showCases(
  {
    text: (root) => {
      page(
        root,
        item(
          'First name',
          '<input type="text" name="name" placeholder="Your name"><span class="input-clear-button"></span>',
        ),
      );
      return native('[name=name]')(root);
    },
    stepper: (root) => {
      const app = page(
        root,
        '<li><div class="item-content"><div class="item-inner"><div class="item-title">Number of guests</div><div class="item-after"><div class="stepper"><div class="stepper-button-minus"></div><div class="stepper-input-wrap"><input type="text" value="1" min="0" max="10" step="1"></div><div class="stepper-button-plus"></div></div></div></div></div></li>',
      );
      const stepper = app.stepper.create({ el: root.querySelector('.stepper'), value: 1 });
      return { state: () => stepper.getValue() };
    },
    toggle: (root) => {
      const app = page(
        root,
        '<li class="item-content"><div class="item-inner"><div class="item-title">Email notifications</div><div class="item-after"><label class="toggle toggle-init"><input type="checkbox"><span class="toggle-icon"></span></label></div></div></li>',
      );
      const toggle = app.toggle.create({ el: root.querySelector('.toggle') });
      return { state: () => toggle.checked };
    },
    'range slider': (root) => {
      const app = page(
        root,
        '<li class="item-content"><div class="item-inner"><div class="item-title">Volume</div><div class="range-slider" data-label="true"></div></div></li>',
      );
      const range = app.range.create({ el: root.querySelector('.range-slider'), min: 0, max: 100, step: 1, value: 20 });
      return { state: () => range.getValue() };
    },
    'range slider dual': (root) => {
      const app = page(
        root,
        '<li class="item-content"><div class="item-inner"><div class="item-title">Price range</div><div class="range-slider"></div></div></li>',
      );
      const range = app.range.create({
        el: root.querySelector('.range-slider'),
        dual: true,
        min: 0,
        max: 100,
        step: 5,
        value: [20, 60],
      });
      return { state: () => range.getValue() };
    },
    'smart select popup': (root) => {
      page(
        root,
        smart(
          'Favourite fruit',
          `<select name="fruit"><option value="" selected>Choose</option>${options}</select>`,
          'popup',
        ),
      );
      return native('select')(root);
    },
    'smart select sheet multiple': (root) => {
      page(root, smart('Favourite fruits', `<select name="fruits" multiple>${options}</select>`, 'sheet'));
      return { state: () => [...root.querySelector('select').selectedOptions].map(({ value }) => value) };
    },
    calendar: (root) => {
      const app = page(root, item('Check-in date', '<input type="text" placeholder="Select date" readonly id="date">'));
      let state = [];
      app.calendar.create({
        inputEl: root.querySelector('#date'),
        closeOnSelect: true,
        on: { change: (_, value) => (state = (value ?? []).map((date) => date.toDateString())) },
      });
      return { state: () => state };
    },
    'calendar modal time': (root) => {
      const app = page(
        root,
        item('Appointment', '<input type="text" placeholder="Select date and time" readonly id="date">'),
      );
      let state = [];
      app.calendar.create({
        inputEl: root.querySelector('#date'),
        timePicker: true,
        openIn: 'customModal',
        header: true,
        footer: true,
        dateFormat: { month: 'numeric', day: 'numeric', year: 'numeric', hour: 'numeric', minute: 'numeric' },
        on: { change: (_, value) => (state = (value ?? []).map((date) => date.toString())) },
      });
      return { state: () => state };
    },
    picker: (root) => {
      const app = page(
        root,
        item('Favourite fruit', '<input type="text" placeholder="Your fruit" readonly id="picker">'),
      );
      const picker = app.picker.create({
        inputEl: root.querySelector('#picker'),
        cols: [{ textAlign: 'center', values: fruits }],
      });
      return { state: () => root.querySelector('#picker').value && picker.value };
    },
    autocomplete: (root) => {
      const app = page(root, item('Favourite fruit', '<input type="text" placeholder="Fruit" id="auto">'));
      app.autocomplete.create({
        inputEl: root.querySelector('#auto'),
        openIn: 'dropdown',
        source: (query, render) =>
          render(query ? fruits.filter((name) => name.toLowerCase().includes(query.toLowerCase())) : []),
      });
      return native('#auto')(root);
    },
    'colour picker': (root) => {
      const app = page(root, item('Colour', '<input type="text" placeholder="Colour" readonly id="colour">'));
      let state = null;
      app.colorPicker.create({
        inputEl: root.querySelector('#colour'),
        modules: ['wheel'],
        value: { hex: '#3366cc' },
        on: { change: (_, value) => (state = value.hex) },
      });
      return { state: () => state };
    },
    'text editor': (root) => {
      const app = page(
        root,
        '<li><div class="text-editor"><div class="text-editor-content" contenteditable></div></div></li>',
      );
      const editor = app.textEditor.create({ el: root.querySelector('.text-editor'), placeholder: 'Message' });
      return { state: () => new DOMParser().parseFromString(editor.getValue() ?? '', 'text/html').body.textContent };
    },
  },
  ['calendar', 'calendar modal time', 'picker', 'colour picker'],
);
