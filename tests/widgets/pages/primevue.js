import { ref } from 'vue';
import PrimeVue from 'primevue/config';
import Aura from '@primeuix/themes/aura';
import AutoComplete from 'primevue/autocomplete';
import CascadeSelect from 'primevue/cascadeselect';
import Checkbox from 'primevue/checkbox';
import DatePicker from 'primevue/datepicker';
import InputMask from 'primevue/inputmask';
import InputNumber from 'primevue/inputnumber';
import InputOtp from 'primevue/inputotp';
import InputText from 'primevue/inputtext';
import Knob from 'primevue/knob';
import Listbox from 'primevue/listbox';
import MultiSelect from 'primevue/multiselect';
import Password from 'primevue/password';
import RadioButton from 'primevue/radiobutton';
import Rating from 'primevue/rating';
import Select from 'primevue/select';
import SelectButton from 'primevue/selectbutton';
import Slider from 'primevue/slider';
import Textarea from 'primevue/textarea';
import ToggleButton from 'primevue/togglebutton';
import ToggleSwitch from 'primevue/toggleswitch';
import TreeSelect from 'primevue/treeselect';
import { bound } from './support/vue-case.js';
import { fruits, showCases } from './support/cases.js';

const components = {
  AutoComplete,
  CascadeSelect,
  Checkbox,
  DatePicker,
  InputMask,
  InputNumber,
  InputOtp,
  InputText,
  Knob,
  Listbox,
  MultiSelect,
  Password,
  RadioButton,
  Rating,
  Select,
  SelectButton,
  Slider,
  Textarea,
  ToggleButton,
  ToggleSwitch,
  TreeSelect,
};
const tree = [
  { key: 'plants', label: 'Plants', children: [{ key: 'fern', label: 'Fern' }] },
  { key: 'animals', label: 'Animals', children: [{ key: 'fox', label: 'Fox' }] },
];
const prime = (initial, template, extra = {}) =>
  bound(initial, template, {
    plugins: [[PrimeVue, { theme: { preset: Aura } }]],
    components,
    ...extra,
    data: { fruits, tree, ...extra.data },
  });
const labelled = (text, inner) => `<label for="w">${text}</label>${inner}`;

showCases({
  text: prime('', labelled('First name', '<InputText id="w" v-model="value" />')),
  textarea: prime('', labelled('Message', '<Textarea id="w" v-model="value" />')),
  password: prime('', labelled('Password', '<Password inputId="w" v-model="value" toggleMask />')),
  select: prime(
    null,
    labelled('Fruit', '<Select labelId="w" v-model="value" :options="fruits" placeholder="Select" showClear />'),
    { want: 'Cherry', wantState: 'Cherry' },
  ),
  'select filter': prime(
    null,
    labelled('Fruit', '<Select labelId="w" v-model="value" :options="fruits" filter showClear />'),
    { want: 'Cherry', wantState: 'Cherry' },
  ),
  'select editable': prime(null, labelled('Fruit', '<Select v-model="value" :options="fruits" editable />'), {
    want: 'Cherry',
    wantState: 'Cherry',
  }),
  'multi select': prime(
    [],
    labelled('Fruits', '<MultiSelect v-model="value" :options="fruits" placeholder="Select" />'),
    { want: 'Cherry', wantState: ['Cherry'] },
  ),
  autocomplete: (root) => {
    const found = ref([]);
    const search = ({ query }) => {
      found.value = fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()));
    };
    return prime(
      '',
      labelled('Fruit', '<AutoComplete v-model="value" :suggestions="found" @complete="search" dropdown />'),
      { data: { found, search } },
    )(root);
  },
  listbox: prime(null, '<Listbox aria-label="Fruit" v-model="value" :options="fruits" />', {
    want: 'Cherry',
    wantState: 'Cherry',
  }),
  number: prime(
    null,
    labelled('Amount', '<InputNumber inputId="w" v-model="value" mode="currency" currency="USD" locale="en-US" />'),
    {
      text: '1234',
      wantState: 1234,
    },
  ),
  'number buttons': prime(0, labelled('Guests', '<InputNumber inputId="w" v-model="value" showButtons />'), {
    text: '12',
    wantState: 12,
  }),
  mask: prime('', labelled('Phone', '<InputMask id="w" v-model="value" mask="(999) 999-9999" />'), {
    text: '2025550143',
    wantState: '(202) 555-0143',
  }),
  otp: prime('', labelled('Code', '<InputOtp v-model="value" />'), {
    texts: ['1', '2', '3', '4'],
    wantState: '1234',
  }),
  checkbox: prime(false, '<Checkbox inputId="w" v-model="value" binary /><label for="w">Terms</label>'),
  switch: prime(false, '<ToggleSwitch inputId="w" v-model="value" /><label for="w">Gift wrapping</label>'),
  radio: prime(
    '',
    '<RadioButton v-model="value" inputId="a" name="plan" value="basic" /><label for="a">Basic</label><RadioButton v-model="value" inputId="b" name="plan" value="pro" /><label for="b">Pro</label>',
    { undo: false },
  ),
  'select button': prime(null, '<SelectButton aria-label="Size" v-model="value" :options="[\'Small\', \'Large\']" />'),
  'toggle button': prime(false, '<ToggleButton v-model="value" onLabel="Yes" offLabel="No" aria-label="Agree" />'),
  rating: prime(null, '<label>Rating</label><Rating v-model="value" />', { undo: false }),
  slider: prime(20, '<label>Volume</label><Slider v-model="value" />', { text: '70', wantState: 70 }),
  'range slider': prime([20, 40], '<label>Range</label><Slider v-model="value" range />', {
    texts: ['30', '80'],
    wantState: [30, 80],
  }),
  'date picker': prime(null, labelled('Date', '<DatePicker inputId="w" v-model="value" />'), {
    text: '2026-12-03',
    wantState: '2026-12-03T00:00',
  }),
  'date picker icon': prime(
    null,
    labelled('Date', '<DatePicker inputId="w" v-model="value" showIcon :manualInput="false" showButtonBar />'),
    { text: '2026-12-03', wantState: '2026-12-03T00:00' },
  ),
  'tree select': prime(null, labelled('Kind', '<TreeSelect v-model="value" :options="tree" placeholder="Select" />'), {
    want: 'Animals',
    undo: false,
  }),
});
