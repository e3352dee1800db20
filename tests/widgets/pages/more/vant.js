import Vant from 'vant';
import 'vant/lib/index.css';
import { reactive } from 'vue';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';
const columns = ['Paris', 'Berlin', 'Madrid', 'Rome'].map((text) => ({ text, value: text }));
const v = (initial, t, o = {}) => bound(initial, t, { plugins: [Vant], ...o });
showCases(
  {
    field: v('', '<van-field v-model="value" name="name" label="Full name" placeholder="Full name" />'),
    'field email': v('', '<van-field v-model="value" label="Email" placeholder="you@example.com" />'),
    textarea: v('', '<van-field v-model="value" type="textarea" label="Message" rows="2" autosize />'),
    switch: v(
      false,
      '<van-field label="Receive newsletter"><template #input><van-switch v-model="value" /></template></van-field>',
    ),
    checkbox: v(false, '<van-checkbox v-model="value">I accept the terms</van-checkbox>'),
    'checkbox group': v(
      [],
      '<van-field label="Interests"><template #input><van-checkbox-group v-model="value" direction="horizontal"><van-checkbox name="sport">Sport</van-checkbox><van-checkbox name="music">Music</van-checkbox></van-checkbox-group></template></van-field>',
    ),
    radio: v(
      '',
      '<van-field label="Size"><template #input><van-radio-group v-model="value" direction="horizontal"><van-radio name="Small">Small</van-radio><van-radio name="Large">Large</van-radio></van-radio-group></template></van-field>',
    ),
    stepper: v(
      1,
      '<van-field label="Quantity"><template #input><van-stepper v-model="value" /></template></van-field>',
    ),
    rate: v(0, '<van-field label="Rating"><template #input><van-rate v-model="value" /></template></van-field>'),
    slider: v(0, '<van-field label="Volume"><template #input><van-slider v-model="value" /></template></van-field>'),
    picker: v(
      '',
      '<van-field v-model="value" is-link readonly label="City" placeholder="Choose a city" @click="show.value = true" /><van-popup v-model:show="show.value" position="bottom"><van-picker :columns="columns" @confirm="({selectedOptions}) => { value = selectedOptions[0].text; show.value = false }" @cancel="show.value = false" /></van-popup>',
      { data: { show: reactive({ value: false }), columns }, undo: false },
    ),
    calendar: v(
      '',
      '<van-field v-model="value" is-link readonly label="Delivery date" placeholder="Choose a date" @click="show.value = true" /><van-calendar v-model:show="show.value" @confirm="(d) => { value = `${d.getFullYear()}-${d.getMonth()+1}-${d.getDate()}`; show.value = false }" />',
      { data: { show: reactive({ value: false }) }, undo: false },
    ),
  },
  ['radio', 'rate'],
);
