import { p } from '../support/primevue-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'checkbox list': p(
    [],
    '<div v-for="f in fruits.slice(0, 4)" :key="f"><Checkbox v-model="value" :inputId="f" name="fruit" :value="f"/><label :for="f">{{ f }}</label></div>',
  ),
  'radio list': {
    undo: false,
    show: p(
      '',
      '<div v-for="f in fruits.slice(0, 4)" :key="f"><RadioButton v-model="value" :inputId="f" name="fruit" :value="f"/><label :for="f">{{ f }}</label></div>',
    ),
  },
  'switch label': p(false, '<ToggleSwitch v-model="value" inputId="t"/><label for="t">Newsletter</label>'),
  'select button many': p(
    [],
    '<div><span id="sb">Size</span><SelectButton v-model="value" multiple aria-labelledby="sb" :options="[\'S\', \'M\', \'L\']"/></div>',
  ),
  'toggle button': p(false, '<ToggleButton v-model="value" onLabel="Locked" offLabel="Unlocked" aria-label="Lock"/>'),
  'rating cancel': p(null, '<Rating v-model="value" :stars="10"/>'),
});
