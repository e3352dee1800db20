import { preact } from '../support/preact.js';
import { h } from 'preact';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: {
    ci: true,
    show: preact(false, (v, set) =>
      h('label', {}, h('input', { type: 'checkbox', checked: v, onChange: (e) => set(e.target.checked) }), 'Terms'),
    ),
  },
});
