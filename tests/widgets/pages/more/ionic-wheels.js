import '@ionic/core/css/core.css';
import '@ionic/core/css/normalize.css';
import '@ionic/core/css/structure.css';
import { initialize } from '@ionic/core/components';
import { defineCustomElement as defineButton } from '@ionic/core/components/ion-button.js';
import { defineCustomElement as defineButtons } from '@ionic/core/components/ion-buttons.js';
import { defineCustomElement as defineDatetime } from '@ionic/core/components/ion-datetime.js';
import { defineCustomElement as defineDatetimeButton } from '@ionic/core/components/ion-datetime-button.js';
import { defineCustomElement as defineItem } from '@ionic/core/components/ion-item.js';
import { defineCustomElement as defineLabel } from '@ionic/core/components/ion-label.js';
import { defineCustomElement as defineModal } from '@ionic/core/components/ion-modal.js';
import { defineCustomElement as definePicker } from '@ionic/core/components/ion-picker.js';
import { defineCustomElement as definePickerColumn } from '@ionic/core/components/ion-picker-column.js';
import { defineCustomElement as definePickerColumnOption } from '@ionic/core/components/ion-picker-column-option.js';
import { component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

initialize({ mode: 'ios' });
for (const define of [
  defineButton,
  defineButtons,
  defineDatetime,
  defineDatetimeButton,
  defineItem,
  defineLabel,
  defineModal,
  definePicker,
  definePickerColumn,
  definePickerColumnOption,
])
  define();

const ion = (markup, extra = {}) => component(markup, valueOf, { events: ['ionChange'], undo: false, ...extra });
const options = fruits
  .map((fruit) => `<ion-picker-column-option value="${fruit.toLowerCase()}">${fruit}</ion-picker-column-option>`)
  .join('');

showCases({
  picker: ion(
    `<ion-label>Favourite fruit</ion-label><ion-picker><ion-picker-column id="widget" value="apple">${options}</ion-picker-column></ion-picker>`,
  ),
  'datetime wheel': ion(
    '<ion-label>Date of birth</ion-label><ion-datetime id="widget" presentation="date" prefer-wheel="true" value="2000-05-10"></ion-datetime>',
  ),
  'datetime wheel of a time': ion(
    '<ion-label>Arrival time</ion-label><ion-datetime id="widget" presentation="time" value="2026-05-10T12:00:00"></ion-datetime>',
  ),
  'datetime wheel of a month': ion(
    '<ion-label>Card expiry month</ion-label><ion-datetime id="widget" presentation="month-year" min="2020" max="2032-12" value="2026-05"></ion-datetime>',
  ),
  'datetime button': ion(
    '<ion-item><ion-label>Check-in date</ion-label><ion-datetime-button datetime="widget"></ion-datetime-button></ion-item><ion-modal><ion-datetime id="widget" presentation="date" value="2026-05-10"></ion-datetime></ion-modal>',
  ),
  'datetime button with buttons': ion(
    '<ion-item><ion-label>Check-in date</ion-label><ion-datetime-button datetime="widget"></ion-datetime-button></ion-item><ion-modal><ion-datetime id="widget" presentation="date" show-default-buttons="true" value="2026-05-10"></ion-datetime></ion-modal>',
  ),
});
