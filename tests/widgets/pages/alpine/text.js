import { one } from '../support/alpine.js';
import { showCases } from '../support/cases.js';
import Alpine from 'alpinejs';

function alpine(markup, initial) {
  return (root) => {
    root.innerHTML = `<form x-data="page">${markup}<button type="submit">Send</button></form>`;
    const store = Alpine.reactive({ value: initial });
    Alpine.data('page', () => store);
    Alpine.start();
    return { state: () => store.value };
  };
}

showCases({
  text: { ci: true, show: one('', '<label>First name <input x-model="value"></label>') },
  'lazy number': {
    ci: true,
    show: one('', '<label>Guests <input x-model.number.lazy="value"></label>', { text: '12', wantState: 12 }),
  },
  lazy: alpine('<label>City <input x-model.lazy="value"></label>', ''),
  debounce: alpine('<label>City <input x-model.debounce.20ms="value"></label>', ''),
  throttle: alpine('<label>City <input x-model.throttle.20ms="value"></label>', ''),
  blur: alpine('<label>City <input x-model.blur="value"></label>', ''),
  number: { ci: true, show: alpine('<label>Age <input type="number" x-model.number="value"></label>', null) },
  'mask by hand': alpine(
    '<label>Phone number <input x-model="value" @input="value = value.replace(/[^0-9]/g, \'\')"></label>',
    '',
  ),
});
