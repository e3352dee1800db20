import Toggle from '@vueform/toggle';
import '@vueform/toggle/themes/default.css';
import { showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = { Toggle };

const small = (initial, inner, extra = {}) => bound(initial, inner, { components, ...extra });

showCases({
  toggle: small(false, '<label id="news">Newsletter</label><Toggle v-model="value" labelled-by="news" />'),
  'toggle labels': small(
    false,
    '<div><span>Gift wrapping</span> <Toggle v-model="value" on-label="On" off-label="Off" /></div>',
  ),
});
