import { cleave } from '../support/cleave.js';
import { showCases } from '../support/cases.js';

showCases({
  card: cleave('Card number', { creditCard: true }),
  phone: cleave('Phone', { phone: true, phoneRegionCode: 'US' }),
  expiry: cleave('Expiry date', { date: true, datePattern: ['m', 'y'] }),
  amount: cleave('Amount', { numeral: true, numeralThousandsGroupStyle: 'thousand' }),
  prefix: cleave('Salary', { numeral: true, prefix: '$', rawValueTrimPrefix: true }),
  postcode: cleave('ZIP code', { blocks: [5], numericOnly: true }),
});
