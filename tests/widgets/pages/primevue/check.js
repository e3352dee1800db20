import { prime } from '../support/primevue.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: prime(false, '<Checkbox inputId="w" v-model="value" binary /><label for="w">Terms</label>'),
  switch: {
    ci: true,
    show: prime(false, '<ToggleSwitch inputId="w" v-model="value" /><label for="w">Gift wrapping</label>'),
  },
  radio: {
    ci: true,
    undo: false,
    show: prime(
      '',
      '<RadioButton v-model="value" inputId="a" name="plan" value="basic" /><label for="a">Basic</label><RadioButton v-model="value" inputId="b" name="plan" value="pro" /><label for="b">Pro</label>',
    ),
  },
  'select button': {
    ci: true,
    show: prime(null, '<SelectButton aria-label="Size" v-model="value" :options="[\'Small\', \'Large\']" />'),
  },
  'toggle button': {
    ci: true,
    show: prime(false, '<ToggleButton v-model="value" onLabel="Yes" offLabel="No" aria-label="Agree" />'),
  },
  rating: { ci: true, undo: false, show: prime(null, '<label>Rating</label><Rating v-model="value" />') },
});
