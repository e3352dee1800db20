import { ClosePopup, QBtn, QDate, QIcon, QInput, QPopupProxy, QTime, Quasar } from 'quasar';
import 'quasar/dist/quasar.css';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

const components = { QBtn, QDate, QIcon, QInput, QPopupProxy, QTime };

const quasar = (initial, template, extra = {}) => bound(initial, template, { plugins: [Quasar], components, ...extra });

const close =
  '<div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat /></div>';

const popup = (inner) =>
  `<q-popup-proxy cover transition-show="scale" transition-hide="scale">${inner}</q-popup-proxy>`;

showCases({
  'input with date': quasar(
    '',
    `<q-input filled v-model="value" mask="date" :rules="['date']" label="Check-in date"><template v-slot:append><q-icon name="event" class="cursor-pointer">${popup(`<q-date v-model="value">${close}</q-date>`)}</q-icon></template></q-input>`,
    { directives: { ClosePopup } },
  ),
  'read-only input with date': {
    undo: false,
    show: quasar(
      '',
      `<q-input filled v-model="value" readonly label="Check-in date"><template v-slot:append><q-icon name="event" class="cursor-pointer">${popup(`<q-date v-model="value">${close}</q-date>`)}</q-icon></template></q-input>`,
    ),
  },
  'input with time': quasar(
    '',
    `<q-input filled v-model="value" mask="time" :rules="['time']" label="Arrival time"><template v-slot:append><q-icon name="access_time" class="cursor-pointer">${popup(`<q-time v-model="value">${close}</q-time>`)}</q-icon></template></q-input>`,
  ),
  'popup on input': quasar(
    '',
    `<q-input filled v-model="value" label="Check-in date">${popup('<q-date v-model="value" />')}</q-input>`,
  ),
  'date inline': { undo: false, show: quasar('', '<div>Delivery date</div><q-date v-model="value" />') },
  'range inline': { undo: false, show: quasar(null, '<div>Stay</div><q-date v-model="value" range />') },
});
