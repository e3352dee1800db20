import { input } from '../support/inputmask-variants.js';
import Inputmask from 'inputmask';
import { showCases } from '../support/cases.js';

showCases({
  email: input('E-mail', '', (i) => void Inputmask('email').mask(i)),
  currency: input('Amount', '', (i) => void Inputmask('currency', { prefix: '$ ' }).mask(i)),
  plate: input('Licence plate', '', (i) => void Inputmask('AAA-9999').mask(i)),
});
