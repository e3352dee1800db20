import { h, render } from 'preact';
import { useState } from 'preact/hooks';

export function preact(initial, view, extra = {}) {
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
