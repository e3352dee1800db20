import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { ci: true, show: bound(false, '<label><input type="checkbox" v-model="value"> Terms</label>') },
  checkboxes: {
    ci: true,
    show: bound(
      [],
      '<fieldset><legend>Toppings</legend><label><input type="checkbox" value="a" v-model="value"> A</label><label><input type="checkbox" value="b" v-model="value"> B</label></fieldset>',
    ),
  },
  radio: {
    ci: true,
    undo: false,
    show: bound(
      '',
      '<label><input type="radio" name="r" value="a" v-model="value"> A</label><label><input type="radio" name="r" value="b" v-model="value"> B</label>',
    ),
  },
});
