import { v } from '../support/vant-more.js';
import { showCases } from '../support/cases.js';

showCases({
  switch: v(
    false,
    '<van-field label="Receive newsletter"><template #input><van-switch v-model="value" /></template></van-field>',
  ),
  checkbox: v(false, '<van-checkbox v-model="value">I accept the terms</van-checkbox>'),
  'checkbox group': v(
    [],
    '<van-field label="Interests"><template #input><van-checkbox-group v-model="value" direction="horizontal"><van-checkbox name="sport">Sport</van-checkbox><van-checkbox name="music">Music</van-checkbox></van-checkbox-group></template></van-field>',
  ),
  radio: {
    undo: false,
    show: v(
      '',
      '<van-field label="Size"><template #input><van-radio-group v-model="value" direction="horizontal"><van-radio name="Small">Small</van-radio><van-radio name="Large">Large</van-radio></van-radio-group></template></van-field>',
    ),
  },
  rate: {
    undo: false,
    show: v(0, '<van-field label="Rating"><template #input><van-rate v-model="value" /></template></van-field>'),
  },
});
