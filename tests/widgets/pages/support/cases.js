/**
 * Shows the one case that the address names (`?case=…`) and leaves it on `window.current`.
 * A case is a function that builds its widget in `root` and answers
 * `{ state(), text?, want?, shown?(), undo? }`: the application's own value, what a person would type,
 * whom to look for in a list, what the page shows for it, and false where the widget offers no way back to empty.
 */
export function showCases(cases) {
  window.caseNames = Object.keys(cases);
  const name = new URLSearchParams(location.search).get('case');
  if (!name) return;
  const root = document.createElement('main');
  document.body.append(root);
  window.submits = 0;
  addEventListener('submit', (event) => {
    window.submits++;
    event.preventDefault();
  });
  window.current = cases[name](root);
  window.ready = true;
}

export const fruits = ['Apple', 'Banana', 'Cherry', 'Damson', 'Elderberry', 'Fig', 'Grape', 'Hazelnut'];

/** A labelled form around markup, for widgets without a framework. */
export function form(root, label, markup) {
  root.innerHTML = `<form><div class="field"><label for="widget">${label}</label><div>${markup}</div></div><button type="submit">Send</button></form>`;
  return root.querySelector('#widget');
}
