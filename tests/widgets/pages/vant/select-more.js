import { v } from '../support/vant-more.js';
import { reactive } from 'vue';
import { showCases } from '../support/cases.js';

const columns = ['Paris', 'Berlin', 'Madrid', 'Rome'].map((text) => ({ text, value: text }));

showCases({
  picker: {
    undo: false,
    show: v(
      '',
      '<van-field v-model="value" is-link readonly label="City" placeholder="Choose a city" @click="show.value = true" /><van-popup v-model:show="show.value" position="bottom"><van-picker :columns="columns" @confirm="({selectedOptions}) => { value = selectedOptions[0].text; show.value = false }" @cancel="show.value = false" /></van-popup>',
      { data: { show: reactive({ value: false }), columns } },
    ),
  },
});
