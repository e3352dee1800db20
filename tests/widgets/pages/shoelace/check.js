import { sl } from '../support/shoelace.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { show: sl('<sl-checkbox>Terms</sl-checkbox>') },
  switch: { show: sl('<sl-switch>Gift wrapping</sl-switch>') },
  radio: {
    undo: false,
    show: sl(
      '<sl-radio-group label="Plan"><sl-radio value="a">A</sl-radio><sl-radio value="b">B</sl-radio></sl-radio-group>',
    ),
  },
  'radio button': {
    undo: false,
    show: sl(
      '<sl-radio-group label="Plan"><sl-radio-button value="a">A</sl-radio-button><sl-radio-button value="b">B</sl-radio-button></sl-radio-group>',
    ),
  },
  rating: { show: sl('<sl-rating label="Rating"></sl-rating>', { text: '4' }) },
});
