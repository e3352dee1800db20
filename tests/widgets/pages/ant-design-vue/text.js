import { antd } from '../support/ant-design-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  input: antd('', 'Full name', '<a-input v-model:value="value" placeholder="Your name" />'),
  'input clear': antd('', 'City', '<a-input v-model:value="value" allow-clear />'),
  password: antd('', 'Password', '<a-input-password v-model:value="value" />'),
  textarea: antd('', 'Message', '<a-textarea v-model:value="value" show-count :maxlength="100" />'),
  'input number': antd(undefined, 'Quantity', '<a-input-number v-model:value="value" :min="1" :max="10" />'),
  'input number money': antd(
    1000,
    'Amount',
    '<a-input-number v-model:value="value" :formatter="(v) => `$ ${v}`.replace(/\\B(?=(\\d{3})+(?!\\d))/g, \',\')" :parser="(v) => v.replace(/\\$\\s?|(,*)/g, \'\')" />',
  ),
  mentions: antd('', 'Comment', '<a-mentions v-model:value="value" :options="people" />'),
});
