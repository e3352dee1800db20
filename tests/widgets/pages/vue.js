import { bound } from './support/vue-case.js';
import { showCases } from './support/cases.js';

showCases({
  text: bound('', '<label>Name <input v-model="value"></label>'),
  lazy: bound('', '<label>Name <input v-model.lazy="value"></label>'),
  trim: bound('', '<label>Name <input v-model.trim="value"></label>'),
  number: bound(null, '<label>Age <input v-model.number="value"></label>', { text: '34', wantState: 34 }),
  textarea: bound('', '<label>Bio <textarea v-model="value"></textarea></label>'),
  checkbox: bound(false, '<label><input type="checkbox" v-model="value"> Terms</label>'),
  checkboxes: bound(
    [],
    '<fieldset><legend>Toppings</legend><label><input type="checkbox" value="a" v-model="value"> A</label><label><input type="checkbox" value="b" v-model="value"> B</label></fieldset>',
  ),
  radio: bound(
    '',
    '<label><input type="radio" name="r" value="a" v-model="value"> A</label><label><input type="radio" name="r" value="b" v-model="value"> B</label>',
    { undo: false },
  ),
  select: bound(
    '',
    '<label>Fruit <select v-model="value"><option value="">Choose</option><option>Apple</option></select></label>',
  ),
  'select multiple': bound(
    [],
    '<label>Fruit <select multiple v-model="value"><option>Fig</option><option>Apple</option></select></label>',
  ),
});
