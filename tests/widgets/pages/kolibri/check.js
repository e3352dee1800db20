import { kolibri } from '../support/kolibri.js';
import { showCases } from '../support/cases.js';

const sizes = JSON.stringify(['Small', 'Medium', 'Large'].map((label) => ({ label, value: label })));

showCases({
  checkbox: kolibri('<kol-input-checkbox id="widget" _label="I accept the terms"></kol-input-checkbox>'),
  switch: kolibri(
    '<kol-input-checkbox id="widget" _variant="switch" _label="I accept the terms"></kol-input-checkbox>',
  ),
  radio: {
    undo: false,
    show: kolibri(`<kol-input-radio id="widget" _label="Size" _options='${sizes}'></kol-input-radio>`),
  },
});
