import '@shoelace-style/shoelace/dist/themes/light.css';
import { setBasePath } from '@shoelace-style/shoelace/dist/utilities/base-path.js';
import { serialize } from '@shoelace-style/shoelace/dist/utilities/form.js';
import '@shoelace-style/shoelace/dist/shoelace.js';
import { fruits } from './cases.js';

setBasePath('/assets');

export const options = fruits.map((f) => `<sl-option value="${f.toLowerCase()}">${f}</sl-option>`).join('');

/** The application keeps what the form's data say at each change, as the documentation's forms do. */
export const sl =
  (markup, { prepare, ...extra } = {}) =>
  (root) => {
    root.innerHTML = `<form>${markup}<br><sl-button type="submit" variant="primary">Submit</sl-button></form>`;
    const form = root.querySelector('form');
    let model = null;
    const read = () => (model = serialize(form));
    for (const type of ['sl-input', 'sl-change', 'sl-clear']) root.addEventListener(type, read);
    prepare?.(root);
    Promise.all([...root.querySelectorAll('*')].map((one) => one.updateComplete)).then(read);
    return { state: () => model, ...extra };
  };

/** The same inside an application element with a shadow root of its own. */
export const shadowed =
  (markup, extra = {}) =>
  (root) => {
    const host = root.appendChild(document.createElement('my-application'));
    const shadow = host.attachShadow({ mode: extra.mode ?? 'open' });
    const inner = shadow.appendChild(document.createElement('div'));
    return sl(markup, extra)(inner);
  };
