import { naive, labelled } from '../support/naive-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { ci: true, show: naive(false, '<n-checkbox v-model:checked="value">Terms</n-checkbox>') },
  switch: { ci: true, show: naive(false, labelled('Gift wrapping', '<n-switch v-model:value="value" />')) },
  radio: {
    ci: true,
    undo: false,
    show: naive(
      null,
      '<n-radio-group v-model:value="value" name="plan"><n-radio value="basic">Basic</n-radio><n-radio value="pro">Pro</n-radio></n-radio-group>',
    ),
  },
  rate: { ci: true, undo: false, show: naive(0, labelled('Rating', '<n-rate v-model:value="value" />')) },
});
