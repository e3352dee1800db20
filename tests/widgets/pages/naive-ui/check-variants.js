import { n } from '../support/naive-ui-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'checkbox group': n(
    [],
    '<n-checkbox-group v-model:value="value"><n-checkbox v-for="f in fruits.slice(0, 4)" :key="f" :value="f" :label="f"/></n-checkbox-group>',
  ),
  'radio buttons': {
    undo: false,
    show: n(
      null,
      '<n-radio-group v-model:value="value" name="fruit"><n-radio-button v-for="f in fruits.slice(0, 3)" :key="f" :value="f" :label="f"/></n-radio-group>',
    ),
  },
  'rate half': n(null, '<n-rate v-model:value="value" allow-half clearable/>', { label: 'Rating' }),
  switch: n(
    false,
    '<n-switch v-model:value="value"><template #checked>On</template><template #unchecked>Off</template></n-switch>',
    { label: 'Newsletter' },
  ),
});
