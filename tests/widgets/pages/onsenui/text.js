import { told } from '../support/onsenui.js';
import { showCases } from '../support/cases.js';
import { valueOf } from '../support/component-case.js';

showCases({
  'ons input': told('<ons-input id="widget" modifier="underbar" placeholder="First name" float></ons-input>', valueOf),
});
