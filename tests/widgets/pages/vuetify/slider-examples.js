import { v } from '../support/vuetify-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'range with fields': v(
    [200, 600],
    '<div><div class="text-caption">Price range</div><v-range-slider v-model="value" :max="1000" :min="0" :step="10" class="align-center" hide-details><template #prepend><v-text-field v-model.number="value[0]" density="compact" style="width: 70px" type="number" variant="outlined" hide-details single-line aria-label="Lowest price"/></template><template #append><v-text-field v-model.number="value[1]" density="compact" style="width: 70px" type="number" variant="outlined" hide-details single-line aria-label="Highest price"/></template></v-range-slider></div>',
  ),
  'range ticks strict': v(
    [1, 3],
    '<v-range-slider v-model="value" label="Season" :ticks="{ 0: \'Winter\', 1: \'Spring\', 2: \'Summer\', 3: \'Fall\' }" show-ticks="always" strict :max="3" :min="0" step="1" tick-size="4" thumb-label="always"/>',
  ),
  'slider append field': v(
    50,
    '<v-slider v-model="value" :max="255" :min="0" :step="1" class="ma-4" label="Brightness" hide-details><template #append><v-text-field v-model="value" density="compact" style="width: 80px" type="number" hide-details/></template></v-slider>',
  ),
});
