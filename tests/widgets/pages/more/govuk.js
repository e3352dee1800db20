import 'govuk-frontend/dist/govuk/govuk-frontend.min.css';
import { initAll } from 'govuk-frontend';
import { fruits, showCases } from '../support/cases.js';

document.body.classList.add('govuk-template__body', 'js-enabled', 'govuk-frontend-supported');
/** A case whose model is the data that the form would send. */
const shown =
  (markup, extra = {}) =>
  (root) => {
    root.innerHTML = `<form novalidate>${markup}<button type="submit" class="govuk-button" data-module="govuk-button">Continue</button></form>`;
    initAll({ scope: root });
    return {
      state: () =>
        [...new FormData(root.querySelector('form'))].map(([, value]) => (value instanceof File ? value.name : value)),
      ...extra,
    };
  };
const group = (inner) => `<div class="govuk-form-group">${inner}</div>`;
const fieldset = (legend, hint, inner) =>
  group(
    `<fieldset class="govuk-fieldset" aria-describedby="hint"><legend class="govuk-fieldset__legend govuk-fieldset__legend--l"><h1 class="govuk-fieldset__heading">${legend}</h1></legend><div id="hint" class="govuk-hint">${hint}</div>${inner}</fieldset>`,
  );
const part = (label, width) =>
  `<div class="govuk-date-input__item"><div class="govuk-form-group"><label class="govuk-label govuk-date-input__label" for="dob-${label}">${label}</label><input class="govuk-input govuk-date-input__input govuk-input--width-${width}" id="dob-${label}" name="dob-${label}" type="text" inputmode="numeric"></div></div>`;
const boxes = (kind, names, more = () => '') =>
  `<div class="govuk-${kind}s" data-module="govuk-${kind}s">${names.map((one, at) => `<div class="govuk-${kind}s__item"><input class="govuk-${kind}s__input" id="o-${at}" name="o" type="${kind === 'radio' ? 'radio' : 'checkbox'}" value="${one}" ${more(one)}><label class="govuk-label govuk-${kind}s__label" for="o-${at}">${one}</label></div>`).join('')}</div>`;

showCases({
  'text input': shown(
    group(
      '<h1 class="govuk-label-wrapper"><label class="govuk-label govuk-label--l" for="full-name">What is your full name?</label></h1><input class="govuk-input" id="full-name" name="fullName" type="text" spellcheck="false" autocomplete="name">',
    ),
  ),
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
  radios: shown(
    fieldset(
      'Where do you live?',
      'Select one option.',
      boxes('radio', ['England', 'Scotland', 'Wales', 'Northern Ireland']),
    ),
    { undo: false },
  ),
  'radios conditional': shown(
    fieldset(
      'How would you prefer to be contacted?',
      'Select one option.',
      `<div class="govuk-radios" data-module="govuk-radios"><div class="govuk-radios__item"><input class="govuk-radios__input" id="contact" name="contact" type="radio" value="email" data-aria-controls="conditional-contact"><label class="govuk-label govuk-radios__label" for="contact">Email</label></div><div class="govuk-radios__conditional govuk-radios__conditional--hidden" id="conditional-contact"><div class="govuk-form-group"><label class="govuk-label" for="contact-email">Email address</label><input class="govuk-input govuk-!-width-one-third" id="contact-email" name="contactByEmail" type="email" spellcheck="false" autocomplete="email"></div></div></div>`,
    ),
    { undo: false },
  ),
  checkboxes: shown(
    fieldset(
      'Which types of waste do you transport?',
      'Select all that apply.',
      boxes('checkbox', [
        'Waste from animal carcasses',
        'Waste from mines or quarries',
        'Farm or agricultural waste',
      ]).replaceAll('checkboxs', 'checkboxes'),
    ),
  ),
  'character count': shown(
    '<div class="govuk-form-group govuk-character-count" data-module="govuk-character-count" data-maxlength="200"><label class="govuk-label govuk-label--l" for="more">Can you provide more detail?</label><textarea class="govuk-textarea govuk-js-character-count" id="more" name="more" rows="5" aria-describedby="more-info more-hint"></textarea><div id="more-info" class="govuk-hint govuk-character-count__message">You can enter up to 200 characters</div></div>',
  ),
  'password input': shown(
    '<div class="govuk-form-group govuk-password-input" data-module="govuk-password-input"><label class="govuk-label" for="pw">Password</label><div class="govuk-input__wrapper govuk-password-input__wrapper"><input class="govuk-input govuk-password-input__input govuk-js-password-input-input" id="pw" name="password" type="password" spellcheck="false" autocomplete="current-password" autocapitalize="none"><button type="button" class="govuk-button govuk-button--secondary govuk-password-input__toggle govuk-js-password-input-toggle" data-module="govuk-button" aria-controls="pw" aria-label="Show password" hidden>Show</button></div></div>',
  ),
  select: shown(
    group(
      `<label class="govuk-label" for="sort">Favourite fruit</label><select class="govuk-select" id="sort" name="sort"><option value="">Select a fruit</option>${fruits.map((one) => `<option>${one}</option>`).join('')}</select>`,
    ),
  ),
  'file upload': shown(
    group(
      '<label class="govuk-label" for="file">Upload a file</label><div class="govuk-drop-zone" data-module="govuk-file-upload"><input class="govuk-file-upload" id="file" name="file" type="file"></div>',
    ),
    { undo: false },
  ),
  'input with prefix and suffix': shown(
    group(
      '<label class="govuk-label" for="cost">What is the cost per item, in pounds?</label><div class="govuk-input__wrapper"><div class="govuk-input__prefix" aria-hidden="true">£</div><input class="govuk-input govuk-input--width-5" id="cost" name="cost" type="text" spellcheck="false"><div class="govuk-input__suffix" aria-hidden="true">per item</div></div>',
    ),
  ),
});
