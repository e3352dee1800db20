import { plain } from '../support/uswds.js';
import { showCases } from '../support/cases.js';

showCases({
  'radio tiles': {
    undo: false,
    show: plain(
      `<fieldset class="usa-fieldset"><legend class="usa-legend">Size</legend>${['Small', 'Medium', 'Large'].map((size) => `<div class="usa-radio"><input class="usa-radio__input usa-radio__input--tile" id="r-${size}" type="radio" name="size" value="${size}"><label class="usa-radio__label" for="r-${size}">${size}</label></div>`).join('')}</fieldset>`,
      (root) => root.querySelector(':checked')?.value ?? null,
    ),
  },
  checkbox: plain(
    `<div class="usa-checkbox"><input class="usa-checkbox__input" id="widget" type="checkbox" name="terms" value="yes"><label class="usa-checkbox__label" for="widget">I accept the terms</label></div>`,
    (root) => root.querySelector('#widget').checked,
  ),
});
