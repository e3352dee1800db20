import { vue } from '../support/reka-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  'toggle group': vue(
    '',
    '<ToggleGroupRoot v-model="value" type="single" aria-label="Size"><ToggleGroupItem value="Small">Small</ToggleGroupItem><ToggleGroupItem value="Large">Large</ToggleGroupItem></ToggleGroupRoot>',
  ),
});
