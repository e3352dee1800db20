import '@refinitiv-ui/halo-theme/light/imports/native-elements.js';
import '@refinitiv-ui/elements/checkbox';
import '@refinitiv-ui/elements/checkbox/themes/halo/light';
import '@refinitiv-ui/elements/color-picker';
import '@refinitiv-ui/elements/color-picker/themes/halo/light';
import '@refinitiv-ui/elements/combo-box';
import '@refinitiv-ui/elements/combo-box/themes/halo/light';
import '@refinitiv-ui/elements/datetime-field';
import '@refinitiv-ui/elements/datetime-field/themes/halo/light';
import '@refinitiv-ui/elements/datetime-picker';
import '@refinitiv-ui/elements/datetime-picker/themes/halo/light';
import '@refinitiv-ui/elements/item';
import '@refinitiv-ui/elements/item/themes/halo/light';
import '@refinitiv-ui/elements/multi-input';
import '@refinitiv-ui/elements/multi-input/themes/halo/light';
import '@refinitiv-ui/elements/number-field';
import '@refinitiv-ui/elements/number-field/themes/halo/light';
import '@refinitiv-ui/elements/radio-button';
import '@refinitiv-ui/elements/radio-button/themes/halo/light';
import '@refinitiv-ui/elements/rating';
import '@refinitiv-ui/elements/rating/themes/halo/light';
import '@refinitiv-ui/elements/select';
import '@refinitiv-ui/elements/select/themes/halo/light';
import '@refinitiv-ui/elements/slider';
import '@refinitiv-ui/elements/slider/themes/halo/light';
import '@refinitiv-ui/elements/text-field';
import '@refinitiv-ui/elements/text-field/themes/halo/light';
import '@refinitiv-ui/elements/time-picker';
import '@refinitiv-ui/elements/time-picker/themes/halo/light';
import '@refinitiv-ui/elements/toggle';
import '@refinitiv-ui/elements/toggle/themes/halo/light';
import '@refinitiv-ui/elements/tree-select';
import '@refinitiv-ui/elements/tree-select/themes/halo/light';
import '@refinitiv-ui/elements/calendar';
import '@refinitiv-ui/elements/calendar/themes/halo/light';
import { valueOf } from './component-case.js';

const events = ['value-changed', 'checked-changed', 'from-changed', 'to-changed', 'item-added', 'item-removed'];

/** Its fields have no labels of their own, and what they tell does not bubble. */
export const ef = (label, markup, { read = valueOf, prepare = () => undefined, ...extra } = {}) => {
  return (root) => {
    root.innerHTML = `<form><label for="widget">${label}</label> ${markup}<button type="submit">Send</button></form>`;
    const host = root.querySelector('#widget');
    prepare(host);
    let model = read(host);
    for (const type of events) root.addEventListener(type, () => (model = read(host)), true);
    return { state: () => model ?? null, ...extra };
  };
};

/** Entries are given as data. */
export const withData = (data) => (host) => {
  host.data = data;
};
