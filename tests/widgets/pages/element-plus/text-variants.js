import { item, el } from '../support/element-plus-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  textarea: el('', item('<el-input v-model="value" type="textarea" :rows="2" placeholder="Please input"/>', 'Message')),
  password: el(
    '',
    item('<el-input v-model="value" type="password" show-password placeholder="Please input password"/>', 'Password'),
  ),
  'input append': el(
    '',
    item(
      '<el-input v-model="value" placeholder="Please input"><template #prepend>https://</template><template #append>.com</template></el-input>',
      'Website',
    ),
  ),
  'cascader panel': {
    undo: false,
    show: el([], item('<el-cascader-panel v-model="value" :options="tree"/>', 'Category')),
  },
  'number precision': el(1, item('<el-input-number v-model="value" :precision="2" :step="0.1" :max="10"/>', 'Weight')),
  'number controls right': el(
    1,
    item('<el-input-number v-model="value" :min="1" :max="10" controls-position="right"/>', 'Quantity'),
  ),
  mention: el(
    '',
    item(
      '<el-mention v-model="value" :options="[{ value: \'Anna\', label: \'Anna\' }]" placeholder="Please input"/>',
      'Message',
    ),
  ),
  otp: el('', item('<el-input-otp v-model="value"/>', 'Verification code')),
});
