import { varlet } from '../support/varlet-more.js';
import { v } from '../support/varlet.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: v(
      '',
      '<var-select placeholder="Favourite fruit" v-model="value"><var-option v-for="f in fruits" :key="f" :label="f" /></var-select>',
    ),
  },
  'select multiple': v(
    [],
    '<var-select placeholder="Favourite fruits" multiple v-model="value"><var-option v-for="f in fruits" :key="f" :label="f" /></var-select>',
  ),
  'picker in a popup': {
    undo: false,
    show: varlet(
      '',
      `<var-cell title="Favourite fruit" :description="value || 'Please select'" ripple border @click="at.show = true" />
    <var-popup position="bottom" v-model:show="at.show"><var-picker :columns="columns" @cancel="at.show = false" @confirm="(values) => { value = values[0]; at.show = false }" /></var-popup>`,
    ),
  },
  'auto complete': {
    undo: false,
    show: varlet(
      '',
      `<var-auto-complete placeholder="Favourite fruit" :options="columns[0].map(({ text }) => ({ label: text, value: text }))" v-model="value" />`,
    ),
  },
});
