import ViewUIPlus from 'view-ui-plus';
import en from 'view-ui-plus/dist/locale/en-US.js';
import 'view-ui-plus/dist/styles/viewuiplus.css';
import { fruits, showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const locale = globalThis.iview?.langs?.['en-US'] ?? en.default ?? en;
const data = {
  fruits,
  areas: [
    {
      value: 'berlin',
      label: 'Berlin',
      children: [
        { value: 'mitte', label: 'Mitte' },
        { value: 'wedding', label: 'Wedding' },
      ],
    },
    { value: 'paris', label: 'Paris', children: [{ value: 'marais', label: 'Marais' }] },
  ],
  cities: ['Paris', 'Berlin', 'Rome'],
  people: ['Anna', 'Bob', 'Carla', 'Dora'].map((label) => ({ key: label.toLowerCase(), label })),
  departments: [
    {
      title: 'Sales',
      value: 'sales',
      expand: true,
      children: [
        { title: 'Europe', value: 'europe' },
        { title: 'Asia', value: 'asia' },
      ],
    },
    { title: 'Human resources', value: 'hr' },
  ],
};
const iview = (initial, label, inner, extra = {}) =>
  bound(initial, `<FormItem label="${label}">${inner}</FormItem>`, {
    plugins: [[ViewUIPlus, { locale }]],
    data,
    wrap: (inner) => inner.replace('<form>', '<Form :label-width="140">').replace('</form>', '</Form>'),
    ...extra,
  });

showCases(
  {
    input: iview('', 'Full name', '<Input v-model="value" placeholder="Enter your name" />'),
    textarea: iview(
      '',
      'Message',
      '<Input v-model="value" type="textarea" :rows="3" maxlength="100" show-word-limit />',
    ),
    'input number': iview(1, 'Quantity', '<InputNumber v-model="value" :max="10" :min="1" />'),
    radio: iview(
      '',
      'Favourite fruit',
      '<RadioGroup v-model="value"><Radio label="Apple" /><Radio label="Banana" /><Radio label="Cherry" /></RadioGroup>',
    ),
    'radio buttons': iview(
      '',
      'Size',
      '<RadioGroup v-model="value" type="button"><Radio label="Small" /><Radio label="Medium" /><Radio label="Large" /></RadioGroup>',
    ),
    checkboxes: iview(
      [],
      'Toppings',
      '<CheckboxGroup v-model="value"><Checkbox label="Cheese" /><Checkbox label="Ham" /><Checkbox label="Olives" /></CheckboxGroup>',
    ),
    switch: iview(false, 'Notifications', '<Switch v-model="value" />'),
    select: iview(
      '',
      'Favourite fruit',
      '<Select v-model="value" style="width:200px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
    ),
    'select clear': iview(
      '',
      'Favourite fruit',
      '<Select v-model="value" clearable style="width:200px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
    ),
    'select search': iview(
      '',
      'Favourite fruit',
      '<Select v-model="value" filterable style="width:200px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
    ),
    'select multiple': iview(
      [],
      'Favourite fruits',
      '<Select v-model="value" multiple style="width:260px"><Option v-for="item in fruits" :value="item" :key="item">{{ item }}</Option></Select>',
    ),
    autocomplete: iview(
      '',
      'City',
      '<AutoComplete v-model="value" :data="cities" placeholder="input here" style="width:200px" />',
    ),
    slider: iview(0, 'Volume', '<Slider v-model="value" />'),
    'slider range': iview([20, 50], 'Price range', '<Slider v-model="value" range />'),
    date: iview(
      '',
      'Check-in date',
      '<DatePicker v-model="value" type="date" placeholder="Select date" style="width: 200px" />',
    ),
    'date range': iview(
      [],
      'Travel dates',
      '<DatePicker v-model="value" type="daterange" placement="bottom-end" placeholder="Select date" style="width: 200px" />',
    ),
    'date time': iview(
      '',
      'Appointment',
      '<DatePicker v-model="value" type="datetime" placeholder="Select date and time" style="width: 200px" />',
    ),
    'date confirm': iview(
      '',
      'Check-in date',
      '<DatePicker v-model="value" type="date" confirm placeholder="Select date" style="width: 200px" />',
    ),
    month: iview(
      '',
      'Start month',
      '<DatePicker v-model="value" type="month" placeholder="Select month" style="width: 200px" />',
    ),
    time: iview(
      '',
      'Arrival time',
      '<TimePicker v-model="value" type="time" placeholder="Select time" style="width: 168px" />',
    ),
    cascader: iview([], 'District', '<Cascader :data="areas" v-model="value" />'),
    'tree select': iview('', 'Department', '<TreeSelect v-model="value" :data="departments" />'),
    rate: iview(0, 'Rating', '<Rate v-model="value" />'),
    colour: iview('', 'Favourite colour', '<ColorPicker v-model="value" />'),
  },
  ['radio', 'radio buttons', 'select', 'select search', 'tree select', 'rate', 'colour'],
);
