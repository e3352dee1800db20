import { sl } from '../support/shoelace-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'colour inline': sl(
    '<sl-color-picker name="colour" inline value="#4a90e2" label="Background colour"></sl-color-picker>',
  ),
  'colour swatches rgb': sl(
    '<sl-color-picker name="colour" format="rgb" value="rgb(80, 227, 194)" swatches="#d0021b; #f5a623; #f8e71c; #8b572a" label="Background colour"></sl-color-picker>',
  ),
});
