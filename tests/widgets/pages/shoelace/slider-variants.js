import { sl } from '../support/shoelace-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'range percent': sl(
    '<sl-range name="volume" label="Volume" help-text="Controls the volume." min="0" max="100" value="20"></sl-range>',
    {
      prepare: (root) => (root.querySelector('sl-range').tooltipFormatter = (value) => `Total - ${value}%`),
    },
  ),
});
