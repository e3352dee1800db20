import { sl } from '../support/shoelace-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'radio button group': {
    undo: false,
    show: sl(
      '<sl-radio-group label="Size" name="size" size="small"><sl-radio-button value="small" pill>Small</sl-radio-button><sl-radio-button value="medium" pill>Medium</sl-radio-button><sl-radio-button value="large" pill disabled>Large</sl-radio-button></sl-radio-group>',
    ),
  },
  'radio group help': {
    undo: false,
    show: sl(
      '<sl-radio-group label="Select a plan" help-text="Choose the most appropriate one." name="plan" required><sl-radio value="basic">Basic</sl-radio><sl-radio value="pro">Pro</sl-radio></sl-radio-group>',
    ),
  },
  'rating half': (root) => {
    root.innerHTML =
      '<form><label>Rate this product</label><sl-rating label="Rating" precision="0.5"></sl-rating></form>';
    let model = 0;
    root.addEventListener('sl-change', ({ target }) => (model = target.value));
    return { state: () => model };
  },
  'rating symbols': (root) => {
    root.innerHTML = '<form><sl-rating label="Quality" max="3"></sl-rating></form>';
    root.querySelector('sl-rating').getSymbol = () => '<span>♥</span>';
    let model = 0;
    root.addEventListener('sl-change', ({ target }) => (model = target.value));
    return { state: () => model };
  },
});
