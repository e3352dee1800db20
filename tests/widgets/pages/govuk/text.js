import { shown, group } from '../support/govuk.js';
import { showCases } from '../support/cases.js';

showCases({
  'text input': shown(
    group(
      '<h1 class="govuk-label-wrapper"><label class="govuk-label govuk-label--l" for="full-name">What is your full name?</label></h1><input class="govuk-input" id="full-name" name="fullName" type="text" spellcheck="false" autocomplete="name">',
    ),
  ),
  'character count': shown(
    '<div class="govuk-form-group govuk-character-count" data-module="govuk-character-count" data-maxlength="200"><label class="govuk-label govuk-label--l" for="more">Can you provide more detail?</label><textarea class="govuk-textarea govuk-js-character-count" id="more" name="more" rows="5" aria-describedby="more-info more-hint"></textarea><div id="more-info" class="govuk-hint govuk-character-count__message">You can enter up to 200 characters</div></div>',
  ),
  'password input': shown(
    '<div class="govuk-form-group govuk-password-input" data-module="govuk-password-input"><label class="govuk-label" for="pw">Password</label><div class="govuk-input__wrapper govuk-password-input__wrapper"><input class="govuk-input govuk-password-input__input govuk-js-password-input-input" id="pw" name="password" type="password" spellcheck="false" autocomplete="current-password" autocapitalize="none"><button type="button" class="govuk-button govuk-button--secondary govuk-password-input__toggle govuk-js-password-input-toggle" data-module="govuk-button" aria-controls="pw" aria-label="Show password" hidden>Show</button></div></div>',
  ),
  'input with prefix and suffix': shown(
    group(
      '<label class="govuk-label" for="cost">What is the cost per item, in pounds?</label><div class="govuk-input__wrapper"><div class="govuk-input__prefix" aria-hidden="true">£</div><input class="govuk-input govuk-input--width-5" id="cost" name="cost" type="text" spellcheck="false"><div class="govuk-input__suffix" aria-hidden="true">per item</div></div>',
    ),
  ),
});
