import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/checkbox/checkbox.js';
import '@awesome.me/webawesome/dist/components/checkbox-group/checkbox-group.js';
import '@awesome.me/webawesome/dist/components/color-picker/color-picker.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/known-date/known-date.js';
import '@awesome.me/webawesome/dist/components/number-input/number-input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/otp-input/otp-input.js';
import '@awesome.me/webawesome/dist/components/radio/radio.js';
import '@awesome.me/webawesome/dist/components/radio-group/radio-group.js';
import '@awesome.me/webawesome/dist/components/rating/rating.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/slider/slider.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import '@awesome.me/webawesome/dist/components/tag-input/tag-input.js';
import '@awesome.me/webawesome/dist/components/textarea/textarea.js';
import '@awesome.me/webawesome/dist/components/time-input/time-input.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const wa = (markup, read = valueOf, extra = {}) => component(markup, read, extra);
const options = fruits.map((fruit) => `<wa-option value="${fruit.toLowerCase()}">${fruit}</wa-option>`).join('');
const radios = (attributes = '') =>
  ['Basic', 'Pro', 'Team']
    .map((plan) => `<wa-radio value="${plan.toLowerCase()}" ${attributes}>${plan}</wa-radio>`)
    .join('');

showCases({
  input: wa('<wa-input id="widget" label="First name"></wa-input>'),
  'input hint': wa('<wa-input id="widget" label="Email" type="email" hint="We never share it" with-clear></wa-input>'),
  'input slotted label': wa('<wa-input id="widget"><span slot="label">Last <em>name</em></span></wa-input>'),
  password: wa('<wa-input id="widget" type="password" label="Password" password-toggle></wa-input>', valueOf),
  'number input': wa('<wa-number-input id="widget" label="Number of guests" min="0" max="20"></wa-number-input>'),
  textarea: wa('<wa-textarea id="widget" label="Comments"></wa-textarea>'),
  select: wa(`<wa-select id="widget" label="Favourite fruit" with-clear>${options}</wa-select>`),
  'select multiple': wa(`<wa-select id="widget" label="Fruits" multiple with-clear>${options}</wa-select>`),
  checkbox: wa('<wa-checkbox id="widget">I accept the terms</wa-checkbox>', checkedOf),
  switch: wa('<wa-switch id="widget">Enable notifications</wa-switch>', checkedOf),
  'radio group': wa(`<wa-radio-group id="widget" label="Plan">${radios()}</wa-radio-group>`, valueOf, { undo: false }),
  'radio buttons': wa(
    `<wa-radio-group id="widget" label="Plan" orientation="horizontal">${radios('appearance="button"')}</wa-radio-group>`,
    valueOf,
    { undo: false },
  ),
  slider: wa('<wa-slider id="widget" label="Volume" value="20"></wa-slider>'),
  'slider range': wa(
    '<wa-slider id="widget" label="Price" range min-value="20" max-value="60"></wa-slider>',
    (host) => [host.minValue, host.maxValue],
  ),
  rating: wa('<wa-rating id="widget" label="Rating"></wa-rating>'),
  'color picker': wa('<wa-color-picker id="widget" label="Background colour"></wa-color-picker>', valueOf),
  'otp input': wa('<wa-otp-input id="widget" label="One-time code"></wa-otp-input>'),
  'tag input': wa('<wa-tag-input id="widget" label="Tags"></wa-tag-input>'),
});
