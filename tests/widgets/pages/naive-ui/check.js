import { naive, labelled } from '../support/naive-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { show: naive(false, '<n-checkbox v-model:checked="value">Terms</n-checkbox>') },
  switch: { show: naive(false, labelled('Gift wrapping', '<n-switch v-model:value="value" />')) },
  radio: {
    undo: false,
    show: naive(
      null,
      '<n-radio-group v-model:value="value" name="plan"><n-radio value="basic">Basic</n-radio><n-radio value="pro">Pro</n-radio></n-radio-group>',
    ),
  },
  rate: { undo: false, show: naive(0, labelled('Rating', '<n-rate v-model:value="value" />')) },
});
