import { shown, fieldset } from '../support/govuk.js';
import { showCases } from '../support/cases.js';

const part = (label, width) =>
  `<div class="govuk-date-input__item"><div class="govuk-form-group"><label class="govuk-label govuk-date-input__label" for="dob-${label}">${label}</label><input class="govuk-input govuk-date-input__input govuk-input--width-${width}" id="dob-${label}" name="dob-${label}" type="text" inputmode="numeric"></div></div>`;

showCases({
  'date input': shown(
    fieldset(
      'What is your date of birth?',
      'For example, 31 3 1980',
      `<div class="govuk-date-input" id="dob">${part('Day', 2)}${part('Month', 2)}${part('Year', 4)}</div>`,
    ),
  ),
  'date input passport': shown(
    fieldset(
      'When was your passport issued?',
      'For example, 27 3 2007',
      `<div class="govuk-date-input" id="issued">${part('Day', 2)}${part('Month', 2)}${part('Year', 4)}</div>`,
    ),
  ),
});
