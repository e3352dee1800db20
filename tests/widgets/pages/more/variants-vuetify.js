import { createVuetify } from 'vuetify/lib/framework.js';
import * as components from 'vuetify/components';
import * as directives from 'vuetify/directives';
import 'vuetify/styles';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const objects = fruits.map((title) => ({ title, value: title.toLowerCase() }));
const many = Array.from({ length: 1000 }, (_, i) => `Customer ${i + 1}`);
const wrap = (inner) => `<v-app>${inner}</v-app>`;
const v = (initial, inner, extra) =>
  bound(initial, inner, {
    plugins: [createVuetify({ components, directives })],
    data: { fruits, objects, many, required: [(x) => !!x || 'Required'] },
    wrap,
    ...extra,
  });
const no = { undo: false };
showCases({
  'text outlined': v(
    '',
    '<v-text-field v-model="value" variant="outlined" label="Company" clearable hint="Your employer" persistent-hint/>',
  ),
  'text prefix': v('', '<v-text-field v-model="value" label="Amount" prefix="$" type="number"/>'),
  'text rules': v('', '<v-text-field v-model="value" :rules="required" label="E-mail"/>'),
  password: v(
    '',
    '<v-text-field v-model="value" type="password" append-inner-icon="mdi-eye" label="Password" counter/>',
  ),
  'select objects': v(null, '<v-select v-model="value" :items="objects" label="Favourite fruit" clearable/>'),
  'select chips': v(
    [],
    '<v-select v-model="value" :items="fruits" label="Favourite fruits" multiple chips closable-chips/>',
  ),
  'select outlined rules': v(
    null,
    '<v-select v-model="value" :items="fruits" :rules="required" variant="outlined" density="compact" label="Favourite fruit"/>',
    no,
  ),
  'select menu props': v(null, '<v-select v-model="value" :items="many" label="Customer" clearable/>'),
  'autocomplete objects': v(
    null,
    '<v-autocomplete v-model="value" :items="objects" label="Favourite fruit" clearable/>',
  ),
  'autocomplete async': v(
    null,
    '<v-autocomplete v-model="value" :items="fruits" label="Favourite fruit" auto-select-first variant="solo"/>',
  ),
  'combobox multiple': v([], '<v-combobox v-model="value" :items="fruits" label="Tags" multiple chips/>'),
  'checkbox multiple': v(
    [],
    '<div><v-checkbox v-for="f in fruits.slice(0, 3)" :key="f" v-model="value" :label="f" :value="f"/></div>',
  ),
  'checkbox btn': v(false, '<v-checkbox-btn v-model="value" label="I accept the terms"/>'),
  'switch inset': v('no', '<v-switch v-model="value" inset label="Gift wrapping" true-value="yes" false-value="no"/>'),
  'radio inline': v(
    '',
    '<v-radio-group v-model="value" inline label="Plan"><v-radio label="Basic" value="basic"/><v-radio label="Pro" value="pro"/></v-radio-group>',
    no,
  ),
  'slider thumb': v(
    30,
    '<v-slider v-model="value" label="Volume" thumb-label="always" :min="0" :max="100" :step="10"/>',
  ),
  'slider vertical': v(30, '<v-slider v-model="value" label="Height" direction="vertical"/>'),
  'rating half': v(0, '<v-rating v-model="value" half-increments hover clearable/>'),
  'rating label': v(0, '<div><label>Rating</label><v-rating v-model="value" clearable/></div>'),
  'chip group': v(
    null,
    '<v-chip-group v-model="value" selected-class="text-primary"><v-chip v-for="f in fruits.slice(0, 4)" :key="f" :value="f">{{ f }}</v-chip></v-chip-group>',
  ),
  'chip group filter': v(
    [],
    '<div><h4>Amenities</h4><v-chip-group v-model="value" column multiple><v-chip v-for="f in [\'Elevator\', \'Washer\', \'Wheelchair\']" :key="f" filter variant="outlined" :value="f">{{ f }}</v-chip></v-chip-group></div>',
  ),
  'toggle multiple': v(
    [],
    '<v-btn-toggle v-model="value" multiple><v-btn value="bold" aria-label="Bold">B</v-btn><v-btn value="italic" aria-label="Italic">I</v-btn></v-btn-toggle>',
  ),
  'number split': v(1, '<v-number-input v-model="value" control-variant="split" label="Quantity" :min="1" :max="20"/>'),
  'otp number': v(
    '',
    '<div><p>Enter the code we sent you</p><v-otp-input v-model="value" type="number" length="4"/></div>',
  ),
  'file input': v(
    null,
    '<v-file-input label="Attachment" @update:modelValue="value = $event?.name ?? null" clearable/>',
  ),
  'file upload': v(
    null,
    '<v-file-upload title="Drag and drop" @update:modelValue="value = $event?.[0]?.name ?? $event?.name ?? null"/>',
  ),
  'date picker inline': v(null, '<v-date-picker v-model="value"/>', no),
  'date menu': v(
    null,
    '<v-menu :close-on-content-click="false"><template #activator="{ props }"><v-text-field :model-value="value ? new Date(value).toLocaleDateString(\'en\') : \'\'" label="Check-in date" readonly v-bind="props"/></template><v-date-picker v-model="value"/></v-menu>',
    no,
  ),
  'date input range': v(null, '<v-date-input v-model="value" label="Travel dates" multiple="range"/>'),
  'time picker inline': v(null, '<v-time-picker v-model="value" format="24hr"/>', no),
  'time menu': v(
    null,
    '<v-menu :close-on-content-click="false"><template #activator="{ props }"><v-text-field :model-value="value" label="Arrival time" readonly v-bind="props"/></template><v-time-picker v-model="value" format="24hr"/></v-menu>',
    no,
  ),
  'color picker': v('#ff0000', '<div><p>Favourite colour</p><v-color-picker v-model="value" mode="hexa"/></div>'),
  'textarea auto': v('', '<v-textarea v-model="value" label="Message" auto-grow rows="1" counter/>'),
});
