import { q, popup } from '../support/quasar-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  color: { undo: false, show: q('', '<div>Favourite colour</div><q-color v-model="value" format-model="hex" />') },
  'input with color': q(
    '',
    `<q-input filled v-model="value" label="Favourite colour" :rules="['anyColor']"><template v-slot:append><q-icon name="colorize" class="cursor-pointer">${popup('<q-color v-model="value" />')}</q-icon></template></q-input>`,
  ),
});
