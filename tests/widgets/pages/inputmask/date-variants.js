import { input } from '../support/inputmask-variants.js';
import Inputmask from 'inputmask';
import { showCases } from '../support/cases.js';

showCases({
  date: input('Birth date', '', (i) => void Inputmask('datetime', { inputFormat: 'dd/mm/yyyy' }).mask(i)),
});
