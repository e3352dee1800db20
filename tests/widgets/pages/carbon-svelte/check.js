import { svelte } from '../support/carbon-svelte.js';
import CarbonCheckbox from '../support/svelte/CarbonCheckbox.svelte';
import CarbonCheckboxGroup from '../support/svelte/CarbonCheckboxGroup.svelte';
import CarbonRadio from '../support/svelte/CarbonRadio.svelte';
import CarbonTile from '../support/svelte/CarbonTile.svelte';
import CarbonToggle from '../support/svelte/CarbonToggle.svelte';
import { showCases } from '../support/cases.js';

showCases({
  Checkbox: svelte(CarbonCheckbox),
  CheckboxGroup: svelte(CarbonCheckboxGroup),
  Radio: { undo: false, show: svelte(CarbonRadio) },
  Toggle: svelte(CarbonToggle),
  Tile: { undo: false, show: svelte(CarbonTile) },
});
