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
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

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

export const prime = (initial, template, extra = {}) =>
  bound(initial, template, {
    plugins: [[PrimeVue, { theme: { preset: Aura } }]],
    components,
    ...extra,
    data: { fruits, tree, ...extra.data },
  });

export const labelled = (text, inner) => `<label for="w">${text}</label>${inner}`;
