import { listRow, told } from '../support/onsenui.js';
import { showCases } from '../support/cases.js';
import { checkedOf } from '../support/component-case.js';

const sizes = ['Small', 'Medium', 'Large'];

showCases({
  'ons checkbox': told(
    listRow('Subscribe to the newsletter', '<ons-checkbox id="widget" input-id="inner"></ons-checkbox>'),
    checkedOf,
  ),
  'ons radio': {
    undo: false,
    show: told(
      `<ons-list id="widget"><ons-list-header>Size</ons-list-header>${sizes.map((size, at) => `<ons-list-item tappable><label class="left"><ons-radio name="size" input-id="radio-${at}" value="${size.toLowerCase()}"></ons-radio></label><label for="radio-${at}" class="center">${size}</label></ons-list-item>`).join('')}</ons-list>`,
      (host) => [...host.querySelectorAll('ons-radio')].find((one) => one.checked)?.value ?? null,
    ),
  },
  'ons switch': told(listRow('Gift wrapping', '<ons-switch id="widget" input-id="inner"></ons-switch>'), checkedOf),
});
