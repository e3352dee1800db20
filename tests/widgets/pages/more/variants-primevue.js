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
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
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
const p = (initial, inner, extra = {}) =>
  bound(initial, inner, {
    plugins: [[PrimeVue, { theme: { preset: Aura } }]],
    components,
    data: { cities, grouped, many, nodes, found, search, fruits },
    ...extra,
  });
const no = { undo: false };
showCases({
  'float label': p('', '<FloatLabel><InputText id="u" v-model="value"/><label for="u">Username</label></FloatLabel>'),
  'icon field': p(
    '',
    '<IconField><InputIcon class="pi pi-search"/><InputText v-model="value" placeholder="E-mail address"/></IconField>',
  ),
  'input group': p(
    null,
    '<InputGroup><InputGroupAddon>$</InputGroupAddon><InputNumber v-model="value" placeholder="Price"/><InputGroupAddon>.00</InputGroupAddon></InputGroup>',
  ),
  'password feedback': p(
    '',
    '<FloatLabel><Password v-model="value" inputId="pw" toggleMask/><label for="pw">Password</label></FloatLabel>',
  ),
  'select grouped': p(
    null,
    '<Select v-model="value" :options="grouped" optionLabel="name" optionGroupLabel="label" optionGroupChildren="items" placeholder="Select a fruit" showClear/>',
  ),
  'select floating': p(
    null,
    '<FloatLabel variant="in"><Select v-model="value" inputId="s" :options="cities" optionLabel="name" optionValue="name" showClear/><label for="s">Favourite fruit</label></FloatLabel>',
  ),
  'select virtual': p(
    null,
    '<Select v-model="value" :options="many" optionLabel="label" optionValue="label" :virtualScrollerOptions="{ itemSize: 38 }" placeholder="Select a customer" showClear/>',
  ),
  'select template': p(
    null,
    '<Select v-model="value" :options="fruits" placeholder="Select a fruit" showClear><template #value="{ value, placeholder }"><div v-if="value" class="flex"><i class="flag"/><div>{{ value }}</div></div><span v-else>{{ placeholder }}</span></template></Select>',
  ),
  'multi chips': p(
    [],
    '<MultiSelect v-model="value" display="chip" :options="fruits" filter placeholder="Select fruits" :maxSelectedLabels="3"/>',
  ),
  'multi grouped': p(
    [],
    '<FloatLabel><MultiSelect v-model="value" inputId="ms" :options="cities" optionLabel="name" optionValue="name"/><label for="ms">Favourite fruits</label></FloatLabel>',
  ),
  'auto dropdown': p(
    null,
    '<AutoComplete v-model="value" dropdown :suggestions="found" @complete="search" placeholder="Favourite fruit"/>',
  ),
  'auto multiple': p(
    [],
    '<AutoComplete v-model="value" multiple inputId="am" :suggestions="found" @complete="search" placeholder="Favourite fruits"/>',
  ),
  'auto force': p(
    null,
    '<AutoComplete v-model="value" forceSelection :suggestions="found" @complete="search" placeholder="Favourite fruit"/>',
  ),
  'tree multiple': p(
    {},
    '<TreeSelect v-model="value" selectionMode="checkbox" :options="nodes" display="chip" placeholder="Select items"/>',
  ),
  'listbox filter': p(null, '<Listbox v-model="value" :options="fruits" filter aria-label="Favourite fruit"/>'),
  'listbox checkmark': p(
    [],
    '<Listbox v-model="value" multiple checkmark :options="fruits" aria-label="Favourite fruits"/>',
  ),
  'number currency': p(
    null,
    '<label for="c">Price</label><InputNumber v-model="value" inputId="c" mode="currency" currency="USD" locale="en-US"/>',
  ),
  'number stacked': p(
    null,
    '<label for="c">Quantity</label><InputNumber v-model="value" inputId="c" showButtons buttonLayout="vertical" :min="0" :max="100"/>',
  ),
  'number decimal': p(
    null,
    '<label for="c">Weight</label><InputNumber v-model="value" inputId="c" :minFractionDigits="2" :maxFractionDigits="5" suffix=" kg"/>',
  ),
  'mask phone': p(
    '',
    '<label for="c">Phone</label><InputMask id="c" v-model="value" mask="(999) 999-9999" placeholder="(999) 999-9999"/>',
  ),
  'mask date': p(
    '',
    '<label for="c">Birth date</label><InputMask id="c" v-model="value" mask="99/99/9999" placeholder="mm/dd/yyyy" slotChar="mm/dd/yyyy"/>',
  ),
  'mask ssn': p('', '<label for="c">SSN</label><InputMask id="c" v-model="value" mask="999-99-9999"/>'),
  'checkbox list': p(
    [],
    '<div v-for="f in fruits.slice(0, 4)" :key="f"><Checkbox v-model="value" :inputId="f" name="fruit" :value="f"/><label :for="f">{{ f }}</label></div>',
  ),
  'radio list': p(
    '',
    '<div v-for="f in fruits.slice(0, 4)" :key="f"><RadioButton v-model="value" :inputId="f" name="fruit" :value="f"/><label :for="f">{{ f }}</label></div>',
    no,
  ),
  'switch label': p(false, '<ToggleSwitch v-model="value" inputId="t"/><label for="t">Newsletter</label>'),
  'select button many': p(
    [],
    '<div><span id="sb">Size</span><SelectButton v-model="value" multiple aria-labelledby="sb" :options="[\'S\', \'M\', \'L\']"/></div>',
  ),
  'toggle button': p(false, '<ToggleButton v-model="value" onLabel="Locked" offLabel="Unlocked" aria-label="Lock"/>'),
  'rating cancel': p(null, '<Rating v-model="value" :stars="10"/>'),
  'slider step': p(20, '<label>Volume</label><Slider v-model="value" :step="20"/>'),
  'date icon': p(
    null,
    '<label for="d">Check-in date</label><DatePicker v-model="value" inputId="d" showIcon iconDisplay="input" dateFormat="dd/mm/yy"/>',
  ),
  'date range': p(
    null,
    '<FloatLabel><DatePicker v-model="value" inputId="d" selectionMode="range" :manualInput="false"/><label for="d">Travel dates</label></FloatLabel>',
    no,
  ),
  'date multiple': p(
    null,
    '<label for="d">Delivery days</label><DatePicker v-model="value" inputId="d" selectionMode="multiple" :manualInput="false"/>',
  ),
  'date button bar': p(
    null,
    '<label for="d">Check-in date</label><DatePicker v-model="value" inputId="d" showButtonBar/>',
  ),
  'date time': p(
    null,
    '<label for="d">Appointment</label><DatePicker v-model="value" inputId="d" showTime hourFormat="24"/>',
  ),
  'time 12': p(
    null,
    '<label for="d">Arrival time</label><DatePicker v-model="value" inputId="d" timeOnly hourFormat="12"/>',
  ),
  month: p(
    null,
    '<label for="d">Billing month</label><DatePicker v-model="value" inputId="d" view="month" dateFormat="mm/yy"/>',
  ),
  year: p(
    null,
    '<label for="d">Year built</label><DatePicker v-model="value" inputId="d" view="year" dateFormat="yy"/>',
  ),
  'date inline': p(null, '<label>Check-in date</label><DatePicker v-model="value" inline/>', no),
  color: p(null, '<label for="k">Favourite colour</label><ColorPicker v-model="value" inputId="k" format="hex"/>', no),
  'color inline': p('ff0000', '<label>Favourite colour</label><ColorPicker v-model="value" inline/>'),
  cascade: p(
    null,
    '<CascadeSelect v-model="value" :options="[{ name: \'Australia\', states: [{ name: \'Queensland\', cities: [{ cname: \'Brisbane\' }] }] }]" optionLabel="cname" optionGroupLabel="name" :optionGroupChildren="[\'states\', \'cities\']" placeholder="Select a City"/>',
    no,
  ),
});
