import '@uswds/uswds/css/uswds.min.css';
import components from '@uswds/uswds/js';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');
const group = (inner) => `<form class="usa-form">${inner}<button class="usa-button" type="submit">Send</button></form>`;
const start = (root, inner, read, extra = {}) => {
  root.innerHTML = group(inner);
  for (const behaviour of Object.values(components)) behaviour.on?.(root);
  let state = read(root);
  root.addEventListener('change', () => (state = read(root)));
  root.addEventListener('input', () => (state = read(root)));
  return { state: () => state, ...extra };
};
const plain =
  (inner, read = (root) => root.querySelector('#widget').value, extra) =>
  (root) =>
    start(root, inner, read, extra);
const field = (label, inner, hint = '') =>
  `<div class="usa-form-group"><label class="usa-label" id="widget-label" for="widget">${label}</label>${hint && `<div class="usa-hint" id="widget-hint">${hint}</div>`}${inner}</div>`;
const masked = (label, hint, attributes) =>
  plain(
    field(label, `<input id="widget" class="usa-input usa-masked" aria-describedby="widget-hint" ${attributes}>`, hint),
  );

showCases({
  'combo box': plain(
    `<label class="usa-label" for="widget">Favourite fruit</label><div class="usa-combo-box"><select class="usa-select" name="fruit" id="widget"><option value>Select a fruit</option>${options}</select></div>`,
    (root) => root.querySelector('select').value,
  ),
  'date picker': plain(
    field(
      'Appointment date',
      '<div class="usa-date-picker"><input class="usa-input" id="widget" name="appointment" type="text" aria-labelledby="widget-label" aria-describedby="widget-hint"></div>',
      'mm/dd/yyyy',
    ),
    (root) => root.querySelector('.usa-date-picker__internal-input').value,
  ),
  'date range picker': plain(
    `<div class="usa-date-range-picker"><div class="usa-form-group"><label class="usa-label" id="start-label" for="start">Check-in date</label><div class="usa-hint" id="start-hint">mm/dd/yyyy</div><div class="usa-date-picker"><input class="usa-input" id="start" name="start" type="text" aria-labelledby="start-label" aria-describedby="start-hint"></div></div>
      <div class="usa-form-group"><label class="usa-label" id="end-label" for="end">Check-out date</label><div class="usa-hint" id="end-hint">mm/dd/yyyy</div><div class="usa-date-picker"><input class="usa-input" id="end" name="end" type="text" aria-labelledby="end-label" aria-describedby="end-hint"></div></div></div>`,
    (root) => [...root.querySelectorAll('.usa-date-picker__internal-input')].map(({ value }) => value),
  ),
  'time picker': plain(
    field(
      'Appointment time',
      '<div class="usa-time-picker"><input class="usa-input" id="widget" name="time" type="text" aria-describedby="widget-hint"></div>',
      'hh:mm',
    ),
    (root) => root.querySelector('.usa-time-picker select').value,
  ),
  'file input': plain(
    field('Attach your CV', '<input id="widget" class="usa-file-input" type="file" name="cv">'),
    (root) => root.querySelector('#widget').files[0]?.name ?? null,
  ),
  range: plain(
    field(
      'Volume',
      '<input id="widget" class="usa-range" type="range" min="0" max="100" step="10" value="20" data-text-unit="percent">',
    ),
  ),
  'mask phone': masked(
    'US Telephone Number',
    'For example, 123-456-7890',
    'type="tel" inputmode="numeric" placeholder="___-___-____" pattern="\\d{3}-\\d{3}-\\d{4}"',
  ),
  'mask ssn': masked(
    'Social Security Number',
    'For example, 123 45 6789',
    'type="text" inputmode="numeric" placeholder="___ __ ____" pattern="^(?!(000|666|9))\\d{3} (?!00)\\d{2} (?!0000)\\d{4}$"',
  ),
  'mask zip': masked(
    'ZIP Code',
    'For example, 12345-6789',
    'type="text" inputmode="numeric" placeholder="_____-____" pattern="^[0-9]{5}(?:-[0-9]{4})?$"',
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
  'radio tiles': plain(
    `<fieldset class="usa-fieldset"><legend class="usa-legend">Size</legend>${['Small', 'Medium', 'Large'].map((size) => `<div class="usa-radio"><input class="usa-radio__input usa-radio__input--tile" id="r-${size}" type="radio" name="size" value="${size}"><label class="usa-radio__label" for="r-${size}">${size}</label></div>`).join('')}</fieldset>`,
    (root) => root.querySelector(':checked')?.value ?? null,
    { undo: 'native' },
  ),
  checkbox: plain(
    `<div class="usa-checkbox"><input class="usa-checkbox__input" id="widget" type="checkbox" name="terms" value="yes"><label class="usa-checkbox__label" for="widget">I accept the terms</label></div>`,
    (root) => root.querySelector('#widget').checked,
  ),
  'character count': plain(
    `<div class="usa-character-count"><div class="usa-form-group"><label class="usa-label" for="widget">Message</label><textarea class="usa-textarea usa-character-count__field" id="widget" maxlength="50" name="message"></textarea></div><span class="usa-character-count__message">You can enter up to 50 characters</span></div>`,
  ),
});
