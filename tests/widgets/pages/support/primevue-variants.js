import PrimeVue from 'primevue/config';
import Aura from '@primeuix/themes/aura';
import AutoComplete from 'primevue/autocomplete';
import CascadeSelect from 'primevue/cascadeselect';
import Checkbox from 'primevue/checkbox';
import CheckboxGroup from 'primevue/checkboxgroup';
import ColorPicker from 'primevue/colorpicker';
import DatePicker from 'primevue/datepicker';
import FloatLabel from 'primevue/floatlabel';
import IconField from 'primevue/iconfield';
import InputGroup from 'primevue/inputgroup';
import InputGroupAddon from 'primevue/inputgroupaddon';
import InputIcon from 'primevue/inputicon';
import InputMask from 'primevue/inputmask';
import InputNumber from 'primevue/inputnumber';
import InputText from 'primevue/inputtext';
import Listbox from 'primevue/listbox';
import MultiSelect from 'primevue/multiselect';
import Password from 'primevue/password';
import PickList from 'primevue/picklist';
import RadioButton from 'primevue/radiobutton';
import Rating from 'primevue/rating';
import Select from 'primevue/select';
import SelectButton from 'primevue/selectbutton';
import Slider from 'primevue/slider';
import Textarea from 'primevue/textarea';
import ToggleButton from 'primevue/togglebutton';
import ToggleSwitch from 'primevue/toggleswitch';
import TreeSelect from 'primevue/treeselect';
import FileUpload from 'primevue/fileupload';
import { ref } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const cities = fruits.map((name) => ({ name, code: name.slice(0, 2).toUpperCase() }));

const grouped = [
  { label: 'Sweet', items: cities.slice(0, 4) },
  { label: 'Sour', items: cities.slice(4) },
];

const many = Array.from({ length: 2000 }, (_, i) => ({ label: `Customer ${i + 1}`, value: i }));

const nodes = [
  {
    key: '0',
    label: 'Documents',
    children: [
      { key: '0-0', label: 'Work' },
      { key: '0-1', label: 'Home' },
    ],
  },
  { key: '1', label: 'Events', children: [{ key: '1-0', label: 'Meeting' }] },
];

const components = {
  AutoComplete,
  CascadeSelect,
  Checkbox,
  CheckboxGroup,
  ColorPicker,
  DatePicker,
  FloatLabel,
  IconField,
  InputGroup,
  InputGroupAddon,
  InputIcon,
  InputMask,
  InputNumber,
  InputText,
  Listbox,
  MultiSelect,
  Password,
  PickList,
  RadioButton,
  Rating,
  Select,
  SelectButton,
  Slider,
  Textarea,
  ToggleButton,
  ToggleSwitch,
  TreeSelect,
  FileUpload,
};

const found = ref([]);

const search = ({ query }) => (found.value = fruits.filter((x) => x.toLowerCase().includes(query.toLowerCase())));

export const p = (initial, inner, extra = {}) =>
  bound(initial, inner, {
    plugins: [[PrimeVue, { theme: { preset: Aura } }]],
    components,
    data: { cities, grouped, many, nodes, found, search, fruits },
    ...extra,
  });
