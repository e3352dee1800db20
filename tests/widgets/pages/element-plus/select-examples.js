import { item, el } from '../support/element-plus-examples.js';
import { reactive } from 'vue';
import { showCases } from '../support/cases.js';

showCases({
  'input tag': el(
    [],
    item(
      '<el-input-tag v-model="value" :max="3" clearable trigger="Space" tag-type="primary" placeholder="Please input"/>',
      'Skills',
    ),
  ),
  'input compound': (root) => {
    const state = reactive({ amount: '', currency: '' });
    return {
      ...el(
        state,
        item(
          '<el-input v-model="value.amount" placeholder="Please input" class="input-with-select"><template #prepend><el-select v-model="value.currency" placeholder="Select" style="width: 115px" clearable aria-label="Currency"><el-option label="Euro" value="euro"/><el-option label="Dollar" value="dollar"/><el-option label="Yen" value="yen"/></el-select></template></el-input>',
          'Amount',
        ),
      )(root),
      state: () => ({ ...state, currency: state.currency ?? '' }),
    };
  },
});
