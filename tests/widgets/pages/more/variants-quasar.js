import * as quasar from 'quasar';
import 'quasar/dist/quasar.css';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const { ClosePopup, Quasar } = quasar;
const components = Object.fromEntries(Object.entries(quasar).filter(([name]) => /^Q[A-Z]/.test(name)));
const objects = fruits.map((label) => ({ label, value: label.toLowerCase(), description: `About ${label}` }));
const tree = [
  { label: 'Plants', children: [{ label: 'Fern' }, { label: 'Moss' }] },
  { label: 'Animals', children: [{ label: 'Fox' }] },
];
const q = (initial, template, extra = {}) =>
  bound(initial, template, {
    plugins: [Quasar],
    components,
    directives: { ClosePopup },
    data: { fruits, objects, tree, required: (v) => !!v || 'Field is required', ready: true },
    ...extra,
  });
const popup = (inner) =>
  `<q-popup-proxy cover transition-show="scale" transition-hide="scale">${inner}</q-popup-proxy>`;
const close =
  '<div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat /></div>';

showCases({
  'input mask phone': q(
    '',
    '<q-input filled v-model="value" label="Phone" mask="(###) ### - ####" hint="Mask: (###) ### - ####" />',
  ),
  'input mask unmasked': q(
    '',
    '<q-input filled v-model="value" label="Card number" mask="#### #### #### ####" unmasked-value fill-mask />',
  ),
  'input reverse mask': q(
    '',
    '<q-input filled v-model="value" label="Price" mask="#.##" fill-mask="0" reverse-fill-mask input-class="text-right" />',
  ),
  'input rules': q('', '<div><q-input v-model="value" label="Your name *" lazy-rules :rules="[required]" /></div>'),
  'input debounce': q('', '<q-input v-model="value" label="Company" debounce="200" clearable />'),
  'input number': q(null, '<q-input v-model.number="value" type="number" label="Your age *" />'),
  'input date native': q('', '<q-input v-model="value" type="date" label="Check-in date" stack-label />'),
  'input textarea': q('', '<q-input v-model="value" label="Comment" autogrow counter maxlength="200" />'),
  'input password icon': q(
    '',
    '<q-input v-model="value" type="password" label="Password"><template v-slot:append><q-icon name="visibility" class="cursor-pointer" /></template></q-input>',
  ),
  'option group checkbox': q(
    [],
    '<div>Favourite fruits</div><q-option-group v-model="value" type="checkbox" :options="objects" />',
  ),
  'option group toggle': q(
    [],
    '<div>Notifications</div><q-option-group v-model="value" type="toggle" :options="objects.slice(0, 3)" inline />',
  ),
  radio: q(
    '',
    '<div>Size</div><q-radio v-model="value" val="small" label="Small" /><q-radio v-model="value" val="large" label="Large" />',
    { undo: false },
  ),
  'checkbox array': q(
    [],
    '<div>Toppings</div><q-checkbox v-model="value" val="cheese" label="Cheese" /><q-checkbox v-model="value" val="olives" label="Olives" />',
  ),
  'checkbox values': q(
    'no',
    '<q-checkbox v-model="value" true-value="yes" false-value="no" label="I accept the license" />',
  ),
  'toggle accept': q(false, '<q-toggle v-model="value" label="I accept the license and terms" />'),
  'toggle values': q('off', '<q-toggle v-model="value" true-value="on" false-value="off" label="Newsletter" />'),
  slider: q(10, '<div>Volume</div><q-slider v-model="value" :min="0" :max="50" />'),
  'slider markers': q(
    2,
    '<div>Guests</div><q-slider v-model="value" :min="1" :max="8" markers snap label :step="1" />',
  ),
  'slider vertical': q(10, '<div>Level</div><q-slider v-model="value" vertical :min="0" :max="50" />'),
  range: q({ min: 10, max: 20 }, '<div>Price range</div><q-range v-model="value" :min="0" :max="50" label />'),
  rating: q(0, '<div>Rating</div><q-rating v-model="value" size="2em" :max="5" />'),
  'rating icons': q(
    0,
    '<div>How was it?</div><q-rating v-model="value" size="2em" icon="favorite_border" icon-selected="favorite" color="red-7" />',
  ),
  knob: q(20, '<div>Brightness</div><q-knob v-model="value" show-value :min="0" :max="100" />'),
  file: q(null, '<q-file v-model="value" label="Document" clearable />'),
  'file multiple': q(null, '<q-file filled v-model="value" label="Pick files" multiple use-chips append counter />'),
  color: q('', '<div>Favourite colour</div><q-color v-model="value" format-model="hex" />', { undo: false }),
  'input with color': q(
    '',
    `<q-input filled v-model="value" label="Favourite colour" :rules="['anyColor']"><template v-slot:append><q-icon name="colorize" class="cursor-pointer">${popup('<q-color v-model="value" />')}</q-icon></template></q-input>`,
  ),
  'select option slot': q(
    null,
    '<q-select filled v-model="value" label="Favourite fruit" clearable :options="objects"><template v-slot:option="scope"><q-item v-bind="scope.itemProps"><q-item-section><q-item-label>{{ scope.opt.label }}</q-item-label><q-item-label caption>{{ scope.opt.description }}</q-item-label></q-item-section></q-item></template></q-select>',
  ),
  'select max values': q(
    [],
    '<q-select filled v-model="value" multiple :options="fruits" max-values="2" counter label="Favourite fruits" />',
  ),
  'select checkboxes': q(
    [],
    '<q-select filled v-model="value" multiple :options="objects" emit-value map-options label="Favourite fruits"><template v-slot:option="{ itemProps, opt, selected, toggleOption }"><q-item v-bind="itemProps"><q-item-section><q-item-label v-html="opt.label" /></q-item-section><q-item-section side><q-toggle :model-value="selected" @update:model-value="toggleOption(opt)" /></q-item-section></q-item></template></q-select>',
  ),
  'select options dense rules': q(
    null,
    '<div><q-select outlined options-dense v-model="value" :options="fruits" label="Favourite fruit *" :rules="[required]" clearable /></div>',
  ),
  'chips select': q(
    [],
    '<div>Toppings</div><q-option-group v-model="value" type="checkbox" inline :options="objects.slice(0, 4)" />',
  ),
  'tree tick': q(
    [],
    '<div>Categories</div><q-tree :nodes="tree" node-key="label" tick-strategy="leaf" v-model:ticked="value" default-expand-all />',
  ),
  'date and time input': q(
    '',
    `<q-input filled v-model="value" label="Appointment"><template v-slot:prepend><q-icon name="event" class="cursor-pointer">${popup(`<q-date v-model="value" mask="YYYY-MM-DD HH:mm">${close}</q-date>`)}</q-icon></template><template v-slot:append><q-icon name="access_time" class="cursor-pointer">${popup(`<q-time v-model="value" mask="YYYY-MM-DD HH:mm" format24h>${close}</q-time>`)}</q-icon></template></q-input>`,
  ),
  'date multiple': q([], '<div>Days off</div><q-date v-model="value" multiple />'),
  'date month view': q(null, '<div>Date of birth</div><q-date v-model="value" default-view="Years" />', {
    undo: false,
  }),
  'time inline': q(null, '<div>Arrival time</div><q-time v-model="value" format24h />', { undo: false }),
  'time input 24 seconds': q(
    '',
    `<q-input filled v-model="value" mask="fulltime" :rules="['fulltime']" label="Arrival time"><template v-slot:append><q-icon name="access_time" class="cursor-pointer">${popup(`<q-time v-model="value" with-seconds format24h>${close}</q-time>`)}</q-icon></template></q-input>`,
  ),
  editor: q('', '<div>Description</div><q-editor v-model="value" min-height="5rem" />'),
  'in dialog': q(
    '',
    '<q-dialog v-model="ready"><q-card style="min-width: 350px"><q-card-section><q-input dense v-model="value" label="Your address" autofocus /></q-card-section></q-card></q-dialog>',
  ),
  'select in dialog': q(
    null,
    '<q-dialog v-model="ready"><q-card style="min-width: 350px"><q-card-section><q-select v-model="value" :options="fruits" label="Favourite fruit" clearable /></q-card-section></q-card></q-dialog>',
  ),
  'in stepper': q(
    '',
    '<q-stepper :model-value="1" vertical color="primary" animated><q-step :name="1" title="Your details"><q-input v-model="value" label="First name" /></q-step><q-step :name="2" title="Done">Done</q-step></q-stepper>',
  ),
});
