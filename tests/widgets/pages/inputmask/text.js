import { field, masked } from '../support/inputmask.js';
import Inputmask from 'inputmask';
import { showCases } from '../support/cases.js';

showCases({
  phone: masked('Phone', '(999) 999-9999'),
  'phone shown': masked('Phone', '(999) 999-9999', { clearMaskOnLostFocus: false }),
  currency: masked('Amount', 'currency'),
  decimal: masked('Price', 'decimal', { groupSeparator: ',', autoUnmask: false }),
  integer: masked('Quantity', 'integer'),
  percentage: masked('Discount', 'percentage'),
  ip: masked('IP address', 'ip'),
  email: masked('Email', 'email'),
  mac: masked('MAC address', 'mac'),
  url: (root) => {
    const input = field(root, 'Website');
    Inputmask('url').mask(input);
    return { state: () => (input.inputmask.isComplete() ? input.value : '') };
  },
  ssn: masked('Social security number', '999-99-9999'),
  dynamic: masked('Phone', ['999-9999', '(999) 999-9999']),
  attribute: (root) => {
    const input = field(root, 'Phone', `data-inputmask="'mask': '(999) 999-9999'"`);
    Inputmask().mask(document.querySelectorAll('input'));
    return { state: () => input.inputmask.unmaskedvalue() };
  },
});
