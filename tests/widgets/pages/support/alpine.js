import Alpine from 'alpinejs';

export function alpine(data, markup, state, extra = {}) {
  return (root) => {
    root.innerHTML = `<form x-data="page">${markup}<button type="submit">Send</button></form>`;
    const store = Alpine.reactive(data());
    Alpine.data('page', () => store);
    Alpine.start();
    return { state: () => state(store), ...extra };
  };
}

export const one = (initial, markup, extra) =>
  alpine(
    () => ({ value: initial }),
    markup,
    (data) => data.value,
    extra,
  );
