import '@uswds/uswds/css/uswds.min.css';
import components from '@uswds/uswds/js';

const group = (inner) => `<form class="usa-form">${inner}<button class="usa-button" type="submit">Send</button></form>`;

const start = (root, inner, read, extra = {}) => {
  root.innerHTML = group(inner);
  for (const behaviour of Object.values(components)) behaviour.on?.(root);
  let state = read(root);
  root.addEventListener('change', () => (state = read(root)));
  root.addEventListener('input', () => (state = read(root)));
  return { state: () => state, ...extra };
};

export const plain =
  (inner, read = (root) => root.querySelector('#widget').value, extra) =>
  (root) =>
    start(root, inner, read, extra);

export const field = (label, inner, hint = '') =>
  `<div class="usa-form-group"><label class="usa-label" id="widget-label" for="widget">${label}</label>${hint && `<div class="usa-hint" id="widget-hint">${hint}</div>`}${inner}</div>`;
