import './jquery-global.js';
import source from 'gijgo/js/gijgo.js' with { type: 'text' };
import 'gijgo/css/gijgo.css';
import { form } from './cases.js';

/** It is no module: it writes to names that it never declares. */
document.head.append(Object.assign(document.createElement('script'), { textContent: source }));

/** A case of a plug-in; the model is what the application reads from it once it tells of a change. */
export const gijgo =
  (label, markup, start, { events = 'change', ...extra } = {}) =>
  (root) => {
    form(root, label, markup);
    const one = start(window.jQuery('#widget'));
    let model = one.value?.() ?? null;
    one.on(events, () => (model = one.value()));
    return { state: () => model, ...extra };
  };
