import { ion } from '../support/ionic.js';
import { defineCustomElements } from '@ionic/core/loader';
import '@ionic/core/css/core.css';
import '@ionic/core/css/ionic.bundle.css';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

const button = (label, attributes) =>
  `<ion-item><ion-label>${label}</ion-label><ion-datetime-button datetime="widget"></ion-datetime-button></ion-item><ion-modal><ion-datetime id="widget" ${attributes}></ion-datetime></ion-modal>`;

const changed = { events: ['ionChange'] };

defineCustomElements(window);

showCases({
  inline: {
    undo: false,
    show: component(
      '<h3>Delivery date</h3><ion-datetime id="widget" presentation="date"></ion-datetime>',
      valueOf,
      changed,
    ),
  },
  button: {
    undo: false,
    show: component(button('Check-in date', 'presentation="date" value="2026-11-21"'), valueOf, changed),
  },
  wheel: {
    undo: false,
    show: component(
      '<h3>Arrival time</h3><ion-datetime id="widget" presentation="time" value="2026-11-21T08:00"></ion-datetime>',
      valueOf,
      changed,
    ),
  },
  'datetime wheel': {
    undo: false,
    show: ion(
      '<ion-label>Date of birth</ion-label><ion-datetime id="widget" presentation="date" prefer-wheel="true" value="2000-05-10"></ion-datetime>',
    ),
  },
  'datetime wheel of a time': {
    undo: false,
    show: ion(
      '<ion-label>Arrival time</ion-label><ion-datetime id="widget" presentation="time" value="2026-05-10T12:00:00"></ion-datetime>',
    ),
  },
  'datetime wheel of a month': {
    undo: false,
    show: ion(
      '<ion-label>Card expiry month</ion-label><ion-datetime id="widget" presentation="month-year" min="2020" max="2032-12" value="2026-05"></ion-datetime>',
    ),
  },
  'datetime button': {
    undo: false,
    show: ion(
      '<ion-item><ion-label>Check-in date</ion-label><ion-datetime-button datetime="widget"></ion-datetime-button></ion-item><ion-modal><ion-datetime id="widget" presentation="date" value="2026-05-10"></ion-datetime></ion-modal>',
    ),
  },
  'datetime button with buttons': {
    undo: false,
    show: ion(
      '<ion-item><ion-label>Check-in date</ion-label><ion-datetime-button datetime="widget"></ion-datetime-button></ion-item><ion-modal><ion-datetime id="widget" presentation="date" show-default-buttons="true" value="2026-05-10"></ion-datetime></ion-modal>',
    ),
  },
});
