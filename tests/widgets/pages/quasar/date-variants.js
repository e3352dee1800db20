import { q, popup } from '../support/quasar-variants.js';
import { showCases } from '../support/cases.js';

const close =
  '<div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat /></div>';

showCases({
  'input date native': q('', '<q-input v-model="value" type="date" label="Check-in date" stack-label />'),
  'date and time input': q(
    '',
    `<q-input filled v-model="value" label="Appointment"><template v-slot:prepend><q-icon name="event" class="cursor-pointer">${popup(`<q-date v-model="value" mask="YYYY-MM-DD HH:mm">${close}</q-date>`)}</q-icon></template><template v-slot:append><q-icon name="access_time" class="cursor-pointer">${popup(`<q-time v-model="value" mask="YYYY-MM-DD HH:mm" format24h>${close}</q-time>`)}</q-icon></template></q-input>`,
  ),
  'date multiple': q([], '<div>Days off</div><q-date v-model="value" multiple />'),
  'date month view': {
    undo: false,
    show: q(null, '<div>Date of birth</div><q-date v-model="value" default-view="Years" />'),
  },
  'time inline': { undo: false, show: q(null, '<div>Arrival time</div><q-time v-model="value" format24h />') },
  'time input 24 seconds': q(
    '',
    `<q-input filled v-model="value" mask="fulltime" :rules="['fulltime']" label="Arrival time"><template v-slot:append><q-icon name="access_time" class="cursor-pointer">${popup(`<q-time v-model="value" with-seconds format24h>${close}</q-time>`)}</q-icon></template></q-input>`,
  ),
});
