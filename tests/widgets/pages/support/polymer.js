import '@polymer/paper-input/paper-input.js';
import '@polymer/paper-input/paper-textarea.js';
import '@polymer/paper-dropdown-menu/paper-dropdown-menu.js';
import '@polymer/paper-item/paper-item.js';
import '@polymer/paper-listbox/paper-listbox.js';
import '@polymer/paper-checkbox/paper-checkbox.js';
import '@polymer/paper-radio-group/paper-radio-group.js';
import '@polymer/paper-radio-button/paper-radio-button.js';
import '@polymer/paper-slider/paper-slider.js';
import '@polymer/paper-toggle-button/paper-toggle-button.js';

/** A case whose model follows the element's own `…-changed` event, as a two-way binding does. */
export const bound =
  (markup, property, extra = {}) =>
  (root) => {
    root.innerHTML = `<form>${markup}<button type="submit">Send</button></form>`;
    const host = root.querySelector('#widget');
    let state = host[property];
    host.addEventListener(
      `${property.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}-changed`,
      (event) => (state = event.detail.value),
    );
    return { state: () => state ?? '', ...extra };
  };
