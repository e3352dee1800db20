import { sl } from '../support/shoelace.js';
import { showCases } from '../support/cases.js';

showCases({
  range: { show: sl('<sl-range label="Volume"></sl-range>', { text: '70' }) },
});
