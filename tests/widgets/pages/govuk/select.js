import { shown, group } from '../support/govuk.js';
import { fruits, showCases } from '../support/cases.js';

showCases({
  select: shown(
    group(
      `<label class="govuk-label" for="sort">Favourite fruit</label><select class="govuk-select" id="sort" name="sort"><option value="">Select a fruit</option>${fruits.map((one) => `<option>${one}</option>`).join('')}</select>`,
    ),
  ),
});
