import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { showCases } from './support/cases.js';

function preact(initial, view, extra = {}) {
  return (root) => {
    let model = initial;
    function Case() {
      const [value, set] = useState(initial);
      model = value;
      return view(value, set);
    }
    render(h(Case), root);
    return { state: () => model, ...extra };
  };
}
showCases({
  text: preact('', (v, set) => h('label', {}, 'Name', h('input', { value: v, onInput: (e) => set(e.target.value) }))),
  digits: preact(
    '',
    (v, set) => h('label', {}, 'Age', h('input', { value: v, onInput: (e) => set(e.target.value.replace(/\D/g, '')) })),
    { text: '34', wantState: '34' },
  ),
  checkbox: preact(false, (v, set) =>
    h('label', {}, h('input', { type: 'checkbox', checked: v, onChange: (e) => set(e.target.checked) }), 'Terms'),
  ),
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
