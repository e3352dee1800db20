import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  text: { ci: true, show: bound('', '<label>Name <input v-model="value"></label>') },
  lazy: bound('', '<label>Name <input v-model.lazy="value"></label>'),
  trim: { ci: true, show: bound('', '<label>Name <input v-model.trim="value"></label>') },
  number: bound(null, '<label>Age <input v-model.number="value"></label>', { text: '34', wantState: 34 }),
  textarea: { ci: true, show: bound('', '<label>Bio <textarea v-model="value"></textarea></label>') },
  'number modifier': bound('', '<label>Quantity <input v-model.number="value"></label>'),
});
