import { told, value } from '../support/tegel.js';
import { showCases } from '../support/cases.js';

const checked = ({ detail }) => detail.checked;

showCases({
  checkbox: told(
    '<tds-checkbox name="newsletter" value="yes"><div slot="label">Subscribe to the newsletter</div></tds-checkbox>',
    false,
    checked,
  ),
  'radio buttons': {
    undo: false,
    show: told(
      `<fieldset><legend>Size</legend>${['Small', 'Medium', 'Large'].map((one) => `<tds-radio-button name="size" value="${one.toLowerCase()}"><div slot="label">${one}</div></tds-radio-button>`).join('')}</fieldset>`,
      null,
      value,
    ),
  },
  toggle: told('<tds-toggle name="notify"><div slot="label">Gift wrapping</div></tds-toggle>', false, checked),
  'chips radio': {
    undo: false,
    show: told(
      `<fieldset><legend>Size</legend>${['Small', 'Medium', 'Large'].map((one) => `<tds-chip type="radio" name="size" chip-id="s-${one}" value="${one.toLowerCase()}"><span slot="label">${one}</span></tds-chip>`).join('')}</fieldset>`,
      null,
      ({ detail }) => detail.value,
    ),
  },
});
