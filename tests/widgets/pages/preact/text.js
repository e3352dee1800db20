import { preact } from '../support/preact.js';
import { h } from 'preact';
import { showCases } from '../support/cases.js';

showCases({
  text: {
    ci: true,
    show: preact('', (v, set) => h('label', {}, 'Name', h('input', { value: v, onInput: (e) => set(e.target.value) }))),
  },
  digits: {
    ci: true,
    show: preact(
      '',
      (v, set) =>
        h('label', {}, 'Age', h('input', { value: v, onInput: (e) => set(e.target.value.replace(/\D/g, '')) })),
      { text: '34', wantState: '34' },
    ),
  },
});
