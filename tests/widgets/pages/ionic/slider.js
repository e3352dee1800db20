import { ion } from '../support/ionic-more.js';
import { valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  range: ion('<ion-range id="widget" label="Volume" value="20"></ion-range>'),
  'range dual': ion('<ion-range id="widget" label="Price" dual-knobs pin max="500"></ion-range>', valueOf, {
    prepare: (host) => (host.value = { lower: 100, upper: 400 }),
  }),
});
