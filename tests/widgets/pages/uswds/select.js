import { plain } from '../support/uswds.js';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');

showCases({
  'combo box': plain(
    `<label class="usa-label" for="widget">Favourite fruit</label><div class="usa-combo-box"><select class="usa-select" name="fruit" id="widget"><option value>Select a fruit</option>${options}</select></div>`,
    (root) => root.querySelector('select').value,
  ),
  'memorable date': plain(
    `<fieldset class="usa-fieldset"><legend class="usa-legend">Date of birth</legend><div class="usa-memorable-date"><div class="usa-form-group usa-form-group--month usa-form-group--select"><label class="usa-label" for="m">Month</label><select class="usa-select" id="m" name="m"><option value>- Select -</option>${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'].map((month, at) => `<option value="${at + 1}">${month}</option>`).join('')}</select></div>
      <div class="usa-form-group usa-form-group--day"><label class="usa-label" for="d">Day</label><input class="usa-input" id="d" name="d" maxlength="2" pattern="[0-9]*" inputmode="numeric" value=""></div>
      <div class="usa-form-group usa-form-group--year"><label class="usa-label" for="y">Year</label><input class="usa-input" id="y" name="y" minlength="4" maxlength="4" pattern="[0-9]*" inputmode="numeric" value=""></div></div></fieldset>`,
    (root) =>
      ['m', 'd', 'y']
        .map((id) => root.querySelector(`#${id}`))
        .map((one) => `${one.value}|${one.selectedOptions?.[0]?.text ?? ''}`),
  ),
});
