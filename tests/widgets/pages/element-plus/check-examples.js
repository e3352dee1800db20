import { item, el } from '../support/element-plus-examples.js';
import { showCases } from '../support/cases.js';

showCases({
  'rate half': el(
    0,
    item(
      '<el-rate v-model="value" allow-half clearable show-score text-color="#ff9900" score-template="{value} points"/>',
      'Rating',
    ),
  ),
  'rate texts': (root) => {
    const texts = ['oops', 'disappointed', 'normal', 'good', 'great'];
    const shown = el(
      0,
      item(
        `<el-rate v-model="value" :texts="['${texts.join("', '")}']" show-text clearable :colors="['#99A9BF', '#F7BA2A', '#FF9900']"/>`,
        'Rating',
      ),
    )(root);
    return { ...shown, state: () => ({ stars: shown.state(), meaning: texts[shown.state() - 1] ?? null }) };
  },
  'switch async': el(
    '0',
    item(
      '<el-switch v-model="value" inline-prompt active-text="On" inactive-text="Off" active-value="100" inactive-value="0" :before-change="before"/>',
      'Newsletter',
    ),
  ),
});
