import '@govtechsg/sgds-web-component/themes/day.css';
import '@govtechsg/sgds-web-component/components/Checkbox/index.js';
import '@govtechsg/sgds-web-component/components/ComboBox/index.js';
import '@govtechsg/sgds-web-component/components/Datepicker/index.js';
import '@govtechsg/sgds-web-component/components/FileUpload/index.js';
import '@govtechsg/sgds-web-component/components/Input/index.js';
import '@govtechsg/sgds-web-component/components/QuantityToggle/index.js';
import '@govtechsg/sgds-web-component/components/Radio/index.js';
import '@govtechsg/sgds-web-component/components/Select/index.js';
import '@govtechsg/sgds-web-component/components/Switch/index.js';
import '@govtechsg/sgds-web-component/components/Textarea/index.js';
import { fruits, showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

const events = ['sgds-change', 'sgds-input', 'sgds-select', 'sgds-change-date', 'sgds-files-selected'];
const optionsOf = (tag) => fruits.map((fruit) => `<${tag} value="${fruit.toLowerCase()}">${fruit}</${tag}>`).join('');
const radios = ['Small', 'Medium', 'Large']
  .map((size) => `<sgds-radio value="${size.toLowerCase()}">${size}</sgds-radio>`)
  .join('');
const of = (markup, read = valueOf, more = {}) => component(markup, read, { events, ...more });

/** Neither radio buttons nor selects know a way back to nothing. */
const lasting = ['radios', 'select', 'select with placeholder'];

showCases(
  {
    input: of('<sgds-input id="widget" label="First name"></sgds-input>'),
    'input type email': of('<sgds-input id="widget" type="email" label="E-mail"></sgds-input>'),
    'input with hint and icon': of(
      '<sgds-input id="widget" label="Phone number" hintText="With country code" prefix="+65"></sgds-input>',
    ),
    textarea: of('<sgds-textarea id="widget" label="Message" maxlength="200"></sgds-textarea>'),
    checkbox: of('<sgds-checkbox id="widget" required value="terms">I accept the terms</sgds-checkbox>', checkedOf),
    'checkbox group': of(
      `<sgds-checkbox-group id="widget" label="Favourite fruits">${fruits
        .slice(0, 4)
        .map((fruit) => `<sgds-checkbox value="${fruit.toLowerCase()}">${fruit}</sgds-checkbox>`)
        .join('')}</sgds-checkbox-group>`,
    ),
    switch: of('<sgds-switch id="widget" required>I accept the terms</sgds-switch>', checkedOf),
    radios: of(`<sgds-radio-group id="widget" label="Size">${radios}</sgds-radio-group>`),
    select: of(`<sgds-select id="widget" label="Favourite fruit">${optionsOf('sgds-select-option')}</sgds-select>`),
    'select with placeholder': of(
      `<sgds-select id="widget" label="Favourite fruit" placeholder="Choose one">${optionsOf('sgds-select-option')}</sgds-select>`,
    ),
    'combo box': of(
      `<sgds-combo-box id="widget" label="Favourite fruit">${optionsOf('sgds-combo-box-option')}</sgds-combo-box>`,
    ),
    'combo box clearable': of(
      `<sgds-combo-box id="widget" clearable label="Favourite fruit">${optionsOf('sgds-combo-box-option')}</sgds-combo-box>`,
    ),
    'combo box multiple': of(
      `<sgds-combo-box id="widget" multiSelect clearable label="Favourite fruits">${optionsOf('sgds-combo-box-option')}</sgds-combo-box>`,
    ),
    datepicker: of('<sgds-datepicker id="widget" label="Date of birth"></sgds-datepicker>'),
    'datepicker range': of('<sgds-datepicker id="widget" mode="range" label="Period of stay"></sgds-datepicker>'),
    'quantity toggle': (root) => {
      root.innerHTML = '<form><sgds-quantity-toggle label="Number of guests"></sgds-quantity-toggle></form>';
      return { state: () => root.querySelector('sgds-quantity-toggle').value };
    },
    'file upload': of(
      '<sgds-file-upload id="widget" label="Photo" accept="image/*">Choose a file</sgds-file-upload>',
      (host) => [...(host.files ?? [])].map(({ name }) => name),
    ),
  },
  lasting,
);
