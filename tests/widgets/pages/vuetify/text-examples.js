import { v } from '../support/vuetify-examples.js';
import { showCases } from '../support/cases.js';

showCases({
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
  'chip group mandatory': v(
    'Work',
    '<div><h2 class="text-h6 mb-2">Choose category</h2><v-chip-group v-model="value" mandatory selected-class="text-primary" column><v-chip v-for="f in [\'Work\', \'Home Improvement\', \'Vacation\']" :key="f" :value="f" :text="f"/></v-chip-group></div>',
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
  treeview: {
    undo: false,
    show: v(
      [],
      '<div><h4>Installed apps</h4><v-treeview v-model:selected="value" :items="nodes" item-value="id" select-strategy="leaf" selectable open-all/></div>',
    ),
  },
  'stepper form': v(
    '',
    '<v-stepper v-model="step" :items="[\'Step 1\', \'Step 2\']" hide-actions><template #item.1><v-card title="Step One" flat><v-text-field v-model="value" label="First name" :rules="required"/></v-card></template><template #item.2><v-card title="Step Two" flat>...</v-card></template></v-stepper>',
  ),
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
});
