import 'govuk-frontend/dist/govuk/govuk-frontend.min.css';
import { initAll } from 'govuk-frontend';

document.body.classList.add('govuk-template__body', 'js-enabled', 'govuk-frontend-supported');

/** A case whose model is the data that the form would send. */
export const shown =
  (markup, extra = {}) =>
  (root) => {
    root.innerHTML = `<form novalidate>${markup}<button type="submit" class="govuk-button" data-module="govuk-button">Continue</button></form>`;
    initAll({ scope: root });
    return {
      state: () =>
        [...new FormData(root.querySelector('form'))].map(([, value]) => (value instanceof File ? value.name : value)),
      ...extra,
    };
  };

export const group = (inner) => `<div class="govuk-form-group">${inner}</div>`;

export const fieldset = (legend, hint, inner) =>
  group(
    `<fieldset class="govuk-fieldset" aria-describedby="hint"><legend class="govuk-fieldset__legend govuk-fieldset__legend--l"><h1 class="govuk-fieldset__heading">${legend}</h1></legend><div id="hint" class="govuk-hint">${hint}</div>${inner}</fieldset>`,
  );
