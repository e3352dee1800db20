import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

export function solid(initial, view, extra = {}) {
  return (root) => {
    const [value, set] = createSignal(initial);
    render(() => view(value, set), root);
    return { state: () => value(), ...extra };
  };
}
