import '../support/web-components.js';
import { component, valueOf } from '../support/component-case.js';
import { showCasesOfCi } from '../support/cases.js';

const formOf = (host) => Object.fromEntries(new FormData(host.closest('form')));

showCasesOfCi({
  'label for the host': {
    show: component(
      '<label for="widget">First name</label> <open-input id="widget" name="first"></open-input>',
      formOf,
    ),
  },
  'host in a label': component('<label>Last name <open-input id="widget"></open-input></label>', valueOf),
  'label attribute': { show: component('<open-input id="widget" label="City"></open-input>', valueOf) },
  'aria-label on the host': component('<open-input id="widget" aria-label="Email"></open-input>', valueOf),
  'aria-labelledby across': {
    show: component('<b id="name">Company</b> <open-input id="widget" aria-labelledby="name"></open-input>', valueOf),
  },
  'placeholder on the host': component('<open-input id="widget" placeholder="Phone number"></open-input>', valueOf),
  'slotted label': {
    show: component(
      '<slotted-input id="widget">Postal code <span slot="help">As on your letters</span></slotted-input>',
      valueOf,
    ),
  },
  'slot named label': component(
    '<delegating-input id="widget"><span slot="label">Street and number</span></delegating-input>',
    valueOf,
  ),
  'text area': {
    show: component('<labelled-area id="widget"></labelled-area>', valueOf, {
      prepare: (host) => (host.shadowRoot.querySelector('#text').textContent = 'Comments'),
    }),
  },
  'nested components': component('<outer-field id="widget"></outer-field>', valueOf),
});
