import '@ionic/core/css/core.css';
import '@ionic/core/css/normalize.css';
import '@ionic/core/css/structure.css';
import { initialize } from '@ionic/core/components';
import { defineCustomElement as defineActionSheet } from '@ionic/core/components/ion-action-sheet.js';
import { defineCustomElement as defineAlert } from '@ionic/core/components/ion-alert.js';
import { defineCustomElement as defineCheckbox } from '@ionic/core/components/ion-checkbox.js';
import { defineCustomElement as defineInput } from '@ionic/core/components/ion-input.js';
import { defineCustomElement as defineOtp } from '@ionic/core/components/ion-input-otp.js';
import { defineCustomElement as defineItem } from '@ionic/core/components/ion-item.js';
import { defineCustomElement as defineLabel } from '@ionic/core/components/ion-label.js';
import { defineCustomElement as defineModal } from '@ionic/core/components/ion-modal.js';
import { defineCustomElement as definePopover } from '@ionic/core/components/ion-popover.js';
import { defineCustomElement as defineRadio } from '@ionic/core/components/ion-radio.js';
import { defineCustomElement as defineRadioGroup } from '@ionic/core/components/ion-radio-group.js';
import { defineCustomElement as defineRange } from '@ionic/core/components/ion-range.js';
import { defineCustomElement as defineSearchbar } from '@ionic/core/components/ion-searchbar.js';
import { defineCustomElement as defineSegment } from '@ionic/core/components/ion-segment.js';
import { defineCustomElement as defineSegmentButton } from '@ionic/core/components/ion-segment-button.js';
import { defineCustomElement as defineSelect } from '@ionic/core/components/ion-select.js';
import { defineCustomElement as defineSelectOption } from '@ionic/core/components/ion-select-option.js';
import { defineCustomElement as defineTextarea } from '@ionic/core/components/ion-textarea.js';
import { defineCustomElement as defineToggle } from '@ionic/core/components/ion-toggle.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

initialize({ mode: 'md' });
for (const define of [
  defineActionSheet,
  defineAlert,
  defineCheckbox,
  defineInput,
  defineOtp,
  defineItem,
  defineLabel,
  defineModal,
  definePopover,
  defineRadio,
  defineRadioGroup,
  defineRange,
  defineSearchbar,
  defineSegment,
  defineSegmentButton,
  defineSelect,
  defineSelectOption,
  defineTextarea,
  defineToggle,
])
  define();

const ion = (markup, read = valueOf, extra = {}) =>
  component(markup, read, { events: ['ionInput', 'ionChange'], ...extra });
const options = fruits
  .map((fruit) => `<ion-select-option value="${fruit.toLowerCase()}">${fruit}</ion-select-option>`)
  .join('');
const select = (attributes, extra) =>
  ion(`<ion-select id="widget" label="Favourite fruit" ${attributes}>${options}</ion-select>`, valueOf, {
    undo: false,
    ...extra,
  });

showCases({
  input: ion('<ion-input id="widget" label="First name"></ion-input>'),
  'input floating label': ion(
    '<ion-input id="widget" label="Email" label-placement="floating" fill="solid" type="email" placeholder="you@mail.com"></ion-input>',
  ),
  'input slotted label': ion(
    '<ion-input id="widget" label-placement="stacked"><div slot="label">City <span>*</span></div></ion-input>',
  ),
  'input number': ion('<ion-input id="widget" label="Number of guests" type="number" min="1" max="9"></ion-input>'),
  'input in an item': ion('<ion-item><ion-input id="widget" label="Last name" clear-input></ion-input></ion-item>'),
  'input counted': ion(
    '<ion-input id="widget" label="Phone number" type="tel" counter maxlength="20" helper-text="With the country code" error-text="No phone number"></ion-input>',
  ),
  textarea: ion('<ion-textarea id="widget" label="Comments" auto-grow></ion-textarea>'),
  'select alert': select(''),
  'select alert multiple': select('multiple'),
  'select popover': select('interface="popover"'),
  'select popover multiple': select('interface="popover" multiple'),
  'select action sheet': select('interface="action-sheet"'),
  'select modal': select('interface="modal"'),
  'select modal multiple': select('interface="modal" multiple'),
  'select outlined': select('fill="outline" label-placement="floating" placeholder="Choose"'),
  checkbox: ion('<ion-checkbox id="widget">I accept the terms</ion-checkbox>', checkedOf),
  'checkbox in an item': ion(
    '<ion-item><ion-checkbox id="widget" label-placement="end">Send me the newsletter</ion-checkbox></ion-item>',
    checkedOf,
  ),
  toggle: ion('<ion-toggle id="widget">Enable notifications</ion-toggle>', checkedOf),
  'radio group': ion(
    '<ion-radio-group id="widget" value="" aria-label="Plan"><ion-radio value="basic">Basic</ion-radio><br><ion-radio value="pro">Pro</ion-radio><br><ion-radio value="team">Team</ion-radio></ion-radio-group>',
    valueOf,
    { undo: false },
  ),
  range: ion('<ion-range id="widget" label="Volume" value="20"></ion-range>'),
  'range dual': ion('<ion-range id="widget" label="Price" dual-knobs pin max="500"></ion-range>', valueOf, {
    prepare: (host) => (host.value = { lower: 100, upper: 400 }),
  }),
  searchbar: ion('<ion-searchbar id="widget" placeholder="Search cities"></ion-searchbar>'),
  'input otp': ion('<ion-input-otp id="widget" length="4" aria-label="One-time code"></ion-input-otp>'),
  segment: ion(
    '<ion-segment id="widget" value="day"><ion-segment-button value="day"><ion-label>Day</ion-label></ion-segment-button><ion-segment-button value="week"><ion-label>Week</ion-label></ion-segment-button></ion-segment>',
    valueOf,
    { undo: false },
  ),
});
