import '@lion/ui/define/lion-input.js';
import '@lion/ui/define/lion-textarea.js';
import '@lion/ui/define/lion-checkbox.js';
import '@lion/ui/define/lion-select-rich.js';
import '@lion/ui/define/lion-option.js';
import '@lion/ui/define/lion-combobox.js';
import '@lion/ui/define/lion-input-date.js';
import '@lion/ui/define/lion-input-datepicker.js';
import '@lion/ui/define/lion-input-amount.js';
import '@lion/ui/define/lion-input-stepper.js';
import '@lion/ui/define/lion-input-email.js';
import '@lion/ui/define/lion-switch.js';
import { component } from '../support/component-case.js';
import { showCases, fruits } from '../support/cases.js';
const o = fruits.map((f) => `<lion-option>${f}</lion-option>`).join('');
const mv = (h) => (h.modelValue instanceof Date ? h.modelValue.toISOString() : h.modelValue);
const ev = { events: ['model-value-changed'] };
const opts = (h) => {
  for (const x of h.querySelectorAll('lion-option')) x.choiceValue = x.textContent;
};
showCases(
  {
    input: component('<lion-input id="widget" label="First name" name="first"></lion-input>', mv, ev),
    email: component('<lion-input-email id="widget" label="Email" name="email"></lion-input-email>', mv, ev),
    textarea: component('<lion-textarea id="widget" label="Message"></lion-textarea>', mv, ev),
    checkbox: component('<lion-checkbox id="widget" label="I accept the terms"></lion-checkbox>', (h) => h.checked, ev),
    'select rich': component(
      `<lion-select-rich id="widget" name="fruit" label="Favourite fruit" has-no-default-selected>${o}</lion-select-rich>`,
      mv,
      { ...ev, prepare: opts },
    ),
    combobox: component(`<lion-combobox id="widget" name="fruit" label="Favourite fruit">${o}</lion-combobox>`, mv, {
      ...ev,
      prepare: opts,
    }),
    date: component('<lion-input-date id="widget" label="Check-in date"></lion-input-date>', mv, ev),
    datepicker: component('<lion-input-datepicker id="widget" label="Check-in date"></lion-input-datepicker>', mv, ev),
    amount: component('<lion-input-amount id="widget" label="Amount" currency="EUR"></lion-input-amount>', mv, ev),
    stepper: component(
      '<lion-input-stepper id="widget" label="Quantity" min="0" max="20"></lion-input-stepper>',
      mv,
      ev,
    ),
    switch: component('<lion-switch id="widget" label="Notifications"></lion-switch>', (h) => h.checked, ev),
  },
  ['select rich'],
);
