import 'mdb-ui-kit/css/mdb.min.css';
import { Input, Range, initMDB } from 'mdb-ui-kit/js/mdb.es.min.js';
import { showCases } from '../support/cases.js';

initMDB({ Input, Range });

const page = (markup, state, extra) => (root) => {
  root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
  for (const one of root.querySelectorAll('[data-mdb-input-init]')) new Input(one);
  for (const one of root.querySelectorAll('[data-mdb-range-init]')) new Range(one);
  return { state: () => state(root.querySelector('#widget')), ...extra };
};

const outlined = (label, attributes) =>
  page(
    `<div class="form-outline" data-mdb-input-init><input id="widget" class="form-control" ${attributes}><label class="form-label" for="widget">${label}</label></div>`,
    ({ value }) => value,
  );
const box = (label, classes, attributes) =>
  page(
    `<div class="form-check ${classes}"><input class="form-check-input" type="checkbox" id="widget" ${attributes}><label class="form-check-label" for="widget">${label}</label></div>`,
    ({ checked }) => checked,
  );

showCases({
  text: outlined('First name', 'type="text"'),
  email: outlined('Email address', 'type="email"'),
  phone: outlined('Phone number', 'type="tel"'),
  number: outlined('Quantity', 'type="number"'),
  date: outlined('Check-in date', 'type="date"'),
  area: page(
    '<div class="form-outline" data-mdb-input-init><textarea class="form-control" id="widget" rows="4"></textarea><label class="form-label" for="widget">Message</label></div>',
    ({ value }) => value,
  ),
  checkbox: box('I accept the terms', '', ''),
  switch: box('I accept the terms', 'form-switch', 'role="switch"'),
  range: page(
    '<label class="form-label" for="volume">Volume</label><div class="range" data-mdb-range-init><input type="range" class="form-range" id="volume" min="0" max="100" value="20"></div><span id="widget"></span>',
    (host) => host.parentElement.querySelector('input').value,
  ),
});
