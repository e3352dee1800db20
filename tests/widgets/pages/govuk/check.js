import { shown, fieldset } from '../support/govuk.js';
import { showCases } from '../support/cases.js';

const boxes = (kind, names, more = () => '') =>
  `<div class="govuk-${kind}s" data-module="govuk-${kind}s">${names.map((one, at) => `<div class="govuk-${kind}s__item"><input class="govuk-${kind}s__input" id="o-${at}" name="o" type="${kind === 'radio' ? 'radio' : 'checkbox'}" value="${one}" ${more(one)}><label class="govuk-label govuk-${kind}s__label" for="o-${at}">${one}</label></div>`).join('')}</div>`;

showCases({
  radios: {
    undo: false,
    show: shown(
      fieldset(
        'Where do you live?',
        'Select one option.',
        boxes('radio', ['England', 'Scotland', 'Wales', 'Northern Ireland']),
      ),
    ),
  },
  'radios conditional': {
    undo: false,
    show: shown(
      fieldset(
        'How would you prefer to be contacted?',
        'Select one option.',
        `<div class="govuk-radios" data-module="govuk-radios"><div class="govuk-radios__item"><input class="govuk-radios__input" id="contact" name="contact" type="radio" value="email" data-aria-controls="conditional-contact"><label class="govuk-label govuk-radios__label" for="contact">Email</label></div><div class="govuk-radios__conditional govuk-radios__conditional--hidden" id="conditional-contact"><div class="govuk-form-group"><label class="govuk-label" for="contact-email">Email address</label><input class="govuk-input govuk-!-width-one-third" id="contact-email" name="contactByEmail" type="email" spellcheck="false" autocomplete="email"></div></div></div>`,
      ),
    ),
  },
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
});
