import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/checkbox/checkbox.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import '@shoelace-style/shoelace/dist/components/radio-button/radio-button.js';
import '@shoelace-style/shoelace/dist/components/range/range.js';
import '@shoelace-style/shoelace/dist/components/rating/rating.js';
import '@shoelace-style/shoelace/dist/components/color-picker/color-picker.js';
import { showCases, fruits } from './support/cases.js';

const options = fruits.map((f) => `<sl-option value="${f.toLowerCase()}">${f}</sl-option>`).join('');
const sl = (markup, extra) => (root) => {
  root.innerHTML = `<form>${markup}</form>`;
  const element = root.querySelector('form > *');
  return { state: () => ('checked' in element ? element.checked : element.value), ...extra };
};
showCases({
  input: sl('<sl-input label="Name"></sl-input>'),
  textarea: sl('<sl-textarea label="Bio"></sl-textarea>'),
  select: sl(`<sl-select label="Fruit" clearable>${options}</sl-select>`),
  'select multiple': sl(`<sl-select label="Fruit" multiple clearable>${options}</sl-select>`),
  checkbox: sl('<sl-checkbox>Terms</sl-checkbox>'),
  switch: sl('<sl-switch>Gift wrapping</sl-switch>'),
  radio: sl(
    '<sl-radio-group label="Plan"><sl-radio value="a">A</sl-radio><sl-radio value="b">B</sl-radio></sl-radio-group>',
    { undo: false },
  ),
  'radio button': sl(
    '<sl-radio-group label="Plan"><sl-radio-button value="a">A</sl-radio-button><sl-radio-button value="b">B</sl-radio-button></sl-radio-group>',
    { undo: false },
  ),
  range: sl('<sl-range label="Volume"></sl-range>', { text: '70' }),
  rating: sl('<sl-rating label="Rating"></sl-rating>', { text: '4' }),
  'color picker': sl('<sl-color-picker label="Background colour" value="#aabbcc"></sl-color-picker>'),
});
