import { ref, reactive } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const objects = fruits.map((title) => ({ title, value: title.toLowerCase() }));
const states = ['California', 'Colorado', 'Florida', 'Georgia', 'Texas', 'Wyoming'];
const people = [
  { type: 'subheader', title: 'Group 1' },
  { title: 'Sandra Adams', value: 'sandra adams' },
  { title: 'Ali Connors', value: 'ali connors' },
  { type: 'divider' },
  { type: 'subheader', title: 'Group 2' },
  { title: 'Trevor Hansen', value: 'trevor hansen' },
  { title: 'Tucker Smith', value: 'tucker smith' },
];
const nodes = [
  {
    id: 1,
    title: 'Applications',
    children: [
      { id: 2, title: 'Calendar' },
      { id: 3, title: 'Chrome' },
    ],
  },
  { id: 5, title: 'Documents', children: [{ id: 6, title: 'Vuetify' }] },
];

/** The documentation's search by what was typed, answered after half a second. */
function searched() {
  const [items, loading, search] = [ref([]), ref(false), ref('')];
  const look = (text) => {
    search.value = text;
    loading.value = true;
    setTimeout(() => {
      items.value = states.filter((one) => one.toLowerCase().includes((text ?? '').toLowerCase()));
      loading.value = false;
    }, 500);
  };
  return { found: items, loading, look };
}

/**
 * Cases of the documentation's examples.
 * @param plugin makes what the application uses
 */
export function vuetifyCases(plugin) {
  const wrap = (inner) => `<v-app>${inner}</v-app>`;
  const v = (initial, inner, extra = {}) =>
    bound(initial, inner, {
      plugins: [plugin()],
      data: {
        fruits,
        objects,
        people,
        nodes,
        ...searched(),
        isShown: ref(true),
        step: ref(1),
        required: [(x) => !!x || 'Required'],
        mail: [(x) => !!x || 'E-mail is required', (x) => /.+@.+\..+/.test(x ?? '') || 'E-mail must be valid'],
        form: reactive({ first: '', email: '', terms: false }),
      },
      wrap,
      ...extra,
    });
  const no = { undo: false };
  const choices = {
    'select grouped': v(null, '<v-select v-model="value" :items="people" label="Assignee" clearable/>'),
    'select return object': v(
      null,
      '<v-select v-model="value" :items="objects" label="Favourite fruit" return-object single-line clearable/>',
    ),
    'select selection slot': v(
      [],
      '<v-select v-model="value" :items="fruits" label="Favourite fruits" multiple clearable><template #selection="{ item, index }"><v-chip v-if="index < 2">{{ item?.title ?? item }}</v-chip><span v-if="index === 2" class="text-grey text-caption align-self-center">(+{{ value.length - 2 }} others)</span></template></v-select>',
      { ok: () => true },
    ),
    'select prepend item': v(
      [],
      '<v-select v-model="value" :items="fruits" label="Favourite fruits" multiple clearable><template #prepend-item><v-list-item title="Select All" @click="value = value.length === fruits.length ? [] : [...fruits]"/><v-divider class="mt-2"/></template></v-select>',
    ),
    'select in dialog': v(
      null,
      '<v-dialog v-model="isShown" max-width="500"><v-card title="User profile"><v-card-text><v-select v-model="value" :items="fruits" label="Favourite fruit*" required clearable/></v-card-text><v-card-actions><v-btn text="Close" @click="isShown = false"/></v-card-actions></v-card></v-dialog>',
    ),
    'autocomplete async': v(
      null,
      '<v-autocomplete v-model="value" :items="found" :loading="loading" @update:search="look" cache-items hide-no-data hide-details label="What state are you from?" flat variant="solo" clearable/>',
    ),
    'autocomplete multiple slots': v(
      [],
      '<v-autocomplete v-model="value" :items="objects" chips closable-chips color="blue-grey-lighten-2" item-title="title" item-value="value" label="Favourite fruits" multiple><template #chip="{ props, item }"><v-chip v-bind="props" :text="item?.raw?.title ?? item?.title"/></template><template #item="{ props, item }"><v-list-item v-bind="props" subtitle="Fruit"/></template></v-autocomplete>',
    ),
    'combobox no data': v(
      [],
      '<v-combobox v-model="value" :items="fruits" hint="Maximum of 5 tags" label="Add some tags" multiple persistent-hint hide-selected chips closable-chips><template #no-data><v-list-item><v-list-item-title>No results matching. Press <kbd>enter</kbd> to create a new one</v-list-item-title></v-list-item></template></v-combobox>',
    ),
    'combobox single clearable': v(
      null,
      '<v-combobox v-model="value" :items="fruits" label="Favourite fruit" clearable variant="outlined" density="comfortable"/>',
    ),
    'radio column rules': v(
      '',
      '<v-radio-group v-model="value" :rules="required" column><template #label><div>Your favourite <strong>search engine</strong></div></template><v-radio value="Google"><template #label><div>Of course it is <strong class="text-success">Google</strong></div></template></v-radio><v-radio value="Duckduckgo" label="Duckduckgo"/></v-radio-group>',
      no,
    ),
    'chip group mandatory': v(
      'Work',
      '<div><h2 class="text-h6 mb-2">Choose category</h2><v-chip-group v-model="value" mandatory selected-class="text-primary" column><v-chip v-for="f in [\'Work\', \'Home Improvement\', \'Vacation\']" :key="f" :value="f" :text="f"/></v-chip-group></div>',
    ),
    'toggle mandatory': v(
      'left',
      '<div><p>Text alignment</p><v-btn-toggle v-model="value" mandatory rounded="0" group><v-btn value="left">Left</v-btn><v-btn value="center">Center</v-btn><v-btn value="right">Right</v-btn></v-btn-toggle></div>',
    ),
    'item group': v(
      null,
      '<div><h3>Select a plan</h3><v-item-group v-model="value" selected-class="bg-primary"><v-row><v-col v-for="n in [\'Basic\', \'Pro\', \'Team\']" :key="n" cols="4"><v-item v-slot="{ isSelected, selectedClass, toggle }" :value="n"><v-card :class="[\'d-flex align-center\', selectedClass]" height="80" dark @click="toggle"><div class="text-h6 flex-grow-1 text-center">{{ n }}</div></v-card></v-item></v-col></v-row></v-item-group></div>',
    ),
    'checkbox array slots': v(
      ['Banana'],
      '<div><v-container fluid><p>Which fruits do you like?</p><v-checkbox v-for="f in fruits.slice(0, 4)" :key="f" v-model="value" :label="f" :value="f" density="compact" hide-details/></v-container></div>',
    ),
    'switch loading': v(
      'no',
      '<v-switch v-model="value" :label="`Newsletter: ${value}`" false-value="no" true-value="yes" hide-details color="primary" inset/>',
    ),
    treeview: v(
      [],
      '<div><h4>Installed apps</h4><v-treeview v-model:selected="value" :items="nodes" item-value="id" select-strategy="leaf" selectable open-all/></div>',
      no,
    ),
    'rating labels': v(
      0,
      "<div><div class=\"text-h6\">Rate our service</div><v-rating v-model=\"value\" :item-labels=\"['sad', '', '', '', 'happy']\" item-label-position=\"top\" clearable/></div>",
    ),
    'stepper form': v(
      '',
      '<v-stepper v-model="step" :items="[\'Step 1\', \'Step 2\']" hide-actions><template #item.1><v-card title="Step One" flat><v-text-field v-model="value" label="First name" :rules="required"/></v-card></template><template #item.2><v-card title="Step Two" flat>...</v-card></template></v-stepper>',
    ),
    'form validate on blur': (root) => {
      const model = reactive({ first: '', email: '', plan: null, terms: false });
      return {
        ...v(
          model,
          '<v-form validate-on="blur lazy" @submit.prevent><v-text-field v-model="value.first" :rules="required" label="First name"/><v-text-field v-model="value.email" :rules="mail" label="E-mail" required/><v-select v-model="value.plan" :items="[\'Basic\', \'Pro\']" :rules="required" label="Plan" required clearable/><v-checkbox v-model="value.terms" :rules="required" label="Do you agree?" required/></v-form>',
        )(root),
        state: () => ({ ...model }),
      };
    },
  };
  const inputs = {
    'text counter': v(
      '',
      '<v-text-field v-model="value" :rules="[(x) => x.length <= 25 || \'Max 25 characters\']" counter="25" hint="This field uses counter prop" label="Nickname" maxlength="25"/>',
    ),
    'text suffix number': v(
      null,
      '<v-text-field v-model.number="value" label="Weight" suffix="lbs" type="number" min="1" max="400" hide-spin-buttons/>',
    ),
    'text tel': v(
      '',
      '<v-text-field v-model="value" label="Phone number" type="tel" prepend-icon="mdi-phone" variant="underlined"/>',
    ),
    'text date native': v('', '<v-text-field v-model="value" label="Check-in date" type="date"/>'),
    'text time native': v('', '<v-text-field v-model="value" label="Arrival time" type="time"/>'),
    'number stacked precision': v(
      1.5,
      '<v-number-input v-model="value" :precision="2" control-variant="stacked" label="Weight" inset variant="solo-filled" :min="0" :max="50"/>',
    ),
    'number hidden controls': v(
      null,
      '<v-number-input v-model="value" control-variant="hidden" label="Guests" :min="1" :max="12" hide-details/>',
    ),
    'otp divider': v(
      '',
      '<v-card class="py-8 px-6 text-center mx-auto ma-4" max-width="400"><h3 class="text-h6 mb-2">Please enter the one time password to verify your account</h3><v-otp-input v-model="value" length="6" divider="•" variant="outlined"/></v-card>',
    ),
    'range with fields': v(
      [200, 600],
      '<div><div class="text-caption">Price range</div><v-range-slider v-model="value" :max="1000" :min="0" :step="10" class="align-center" hide-details><template #prepend><v-text-field v-model.number="value[0]" density="compact" style="width: 70px" type="number" variant="outlined" hide-details single-line aria-label="Lowest price"/></template><template #append><v-text-field v-model.number="value[1]" density="compact" style="width: 70px" type="number" variant="outlined" hide-details single-line aria-label="Highest price"/></template></v-range-slider></div>',
    ),
    'range ticks strict': v(
      [1, 3],
      '<v-range-slider v-model="value" label="Season" :ticks="{ 0: \'Winter\', 1: \'Spring\', 2: \'Summer\', 3: \'Fall\' }" show-ticks="always" strict :max="3" :min="0" step="1" tick-size="4" thumb-label="always"/>',
    ),
    'slider append field': v(
      50,
      '<v-slider v-model="value" :max="255" :min="0" :step="1" class="ma-4" label="Brightness" hide-details><template #append><v-text-field v-model="value" density="compact" style="width: 80px" type="number" hide-details/></template></v-slider>',
    ),
    'rating icons': v(
      0,
      '<div><label>Quality</label><v-rating v-model="value" empty-icon="mdi-heart-outline" full-icon="mdi-heart" color="pink" length="7" clearable/></div>',
    ),
    'file multiple chips': v(
      [],
      '<v-file-input label="Attachments" multiple chips show-size counter @update:modelValue="value = [$event].flat().map((f) => f.name)" prepend-icon="mdi-camera" accept="image/*" clearable/>',
    ),
    'color input': v('#ff0000', '<v-color-input v-model="value" label="Background colour" hide-actions/>'),
    'color swatches': v(
      '#ff0000',
      '<div><p>Background colour</p><v-color-picker v-model="value" mode="hex" hide-inputs show-swatches swatches-max-height="200"/></div>',
    ),
    'date input multiple': v(
      [],
      '<v-date-input v-model="value" label="Delivery days" multiple prepend-icon="" variant="outlined"/>',
    ),
    'date input min': v(
      null,
      '<v-date-input v-model="value" label="Check-in date" :min="new Date().toISOString().slice(0, 10)" hide-actions clearable prepend-icon="" prepend-inner-icon="$calendar"/>',
    ),
    'date picker dialog': v(
      null,
      '<v-dialog max-width="400"><template #activator="{ props }"><v-text-field :model-value="value ? new Date(value).toLocaleDateString(\'en\') : \'\'" label="Date of birth" prepend-inner-icon="$calendar" readonly v-bind="props"/></template><template #default="{ isActive }"><v-date-picker v-model="value" :max="new Date()" @update:model-value="isActive.value = false"/></template></v-dialog>',
      no,
    ),
    'time picker ampm': v(null, '<div><h2>Arrival time</h2><v-time-picker v-model="value" format="ampm"/></div>', no),
    'time picker seconds menu': v(
      null,
      '<v-menu :close-on-content-click="false"><template #activator="{ props }"><v-text-field :model-value="value" label="Start time" prepend-icon="mdi-clock-time-four-outline" readonly v-bind="props"/></template><v-time-picker v-model="value" full-width/></v-menu>',
      no,
    ),
  };
  return { choices, inputs };
}
