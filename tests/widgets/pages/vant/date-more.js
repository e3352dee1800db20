import { v } from '../support/vant-more.js';
import { reactive } from 'vue';
import { showCases } from '../support/cases.js';

showCases({
  calendar: {
    undo: false,
    show: v(
      '',
      '<van-field v-model="value" is-link readonly label="Delivery date" placeholder="Choose a date" @click="show.value = true" /><van-calendar v-model:show="show.value" @confirm="(d) => { value = `${d.getFullYear()}-${d.getMonth()+1}-${d.getDate()}`; show.value = false }" />',
      { data: { show: reactive({ value: false }) } },
    ),
  },
});
