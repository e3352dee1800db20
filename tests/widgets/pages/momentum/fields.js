import '@momentum-design/components/components/checkbox/index.js';
import '@momentum-design/components/components/combobox/index.js';
import '@momentum-design/components/components/input/index.js';
import '@momentum-design/components/components/option/index.js';
import '@momentum-design/components/components/selectlistbox/index.js';
import '@momentum-design/components/components/password/index.js';
import '@momentum-design/components/components/radio/index.js';
import '@momentum-design/components/components/radiogroup/index.js';
import '@momentum-design/components/components/searchfield/index.js';
import '@momentum-design/components/components/select/index.js';
import '@momentum-design/components/components/slider/index.js';
import '@momentum-design/components/components/stepper/index.js';
import '@momentum-design/components/components/textarea/index.js';
import '@momentum-design/components/components/toggle/index.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((one) => `<mdc-option value="${one}" label="${one}"></mdc-option>`).join('');
const list = `<mdc-selectlistbox>${options}</mdc-selectlistbox>`;

showCases({
  input: component('<mdc-input id="widget" label="First name"></mdc-input>', valueOf),
  area: component('<mdc-textarea id="widget" label="Message"></mdc-textarea>', valueOf),
  password: component('<mdc-password id="widget" label="Password"></mdc-password>', valueOf),
  select: {
    undo: false,
    show: component(
      `<mdc-select id="widget" label="Favourite fruit" placeholder="Select a fruit">${list}</mdc-select>`,
      valueOf,
    ),
  },
  combobox: component(
    `<mdc-combobox id="widget" label="Favourite fruit" placeholder="Select a fruit">${list}</mdc-combobox>`,
    valueOf,
  ),
  checkbox: component('<mdc-checkbox id="widget" label="I accept the terms"></mdc-checkbox>', checkedOf),
  toggle: component('<mdc-toggle id="widget" label="I accept the terms"></mdc-toggle>', checkedOf),
  radios: {
    undo: false,
    show: component(
      `<mdc-radiogroup id="widget" name="size" label="Size">${['Small', 'Medium', 'Large'].map((one) => `<mdc-radio name="size" value="${one}" label="${one}"></mdc-radio>`).join('')}</mdc-radiogroup>`,
      (host) => [...host.querySelectorAll('mdc-radio')].find(({ checked }) => checked)?.value ?? null,
    ),
  },
  slider: component('<mdc-slider id="widget" label="Volume" min="0" max="100" value="20"></mdc-slider>', valueOf),
});
