import { preact } from '../support/preact.js';
import { h } from 'preact';
import { showCases } from '../support/cases.js';

showCases({
  select: preact('', (v, set) =>
    h(
      'label',
      {},
      'Fruit',
      h(
        'select',
        { value: v, onChange: (e) => set(e.target.value) },
        h('option', { value: '' }, 'Choose'),
        h('option', {}, 'Apple'),
      ),
    ),
  ),
});
