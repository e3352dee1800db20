import { p } from '../support/primevue-variants.js';
import { prime, labelled } from '../support/primevue.js';
import { ref } from 'vue';
import { fruits, showCases } from '../support/cases.js';

showCases({
  select: prime(
    null,
    labelled('Fruit', '<Select labelId="w" v-model="value" :options="fruits" placeholder="Select" showClear />'),
    { want: 'Cherry', wantState: 'Cherry' },
  ),
  'select filter': {
    ci: true,
    show: prime(null, labelled('Fruit', '<Select labelId="w" v-model="value" :options="fruits" filter showClear />'), {
      want: 'Cherry',
      wantState: 'Cherry',
    }),
  },
  'select editable': prime(null, labelled('Fruit', '<Select v-model="value" :options="fruits" editable />'), {
    want: 'Cherry',
    wantState: 'Cherry',
  }),
  'multi select': {
    ci: true,
    show: prime([], labelled('Fruits', '<MultiSelect v-model="value" :options="fruits" placeholder="Select" />'), {
      want: 'Cherry',
      wantState: ['Cherry'],
    }),
  },
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
  listbox: {
    ci: true,
    show: prime(null, '<Listbox aria-label="Fruit" v-model="value" :options="fruits" />', {
      want: 'Cherry',
      wantState: 'Cherry',
    }),
  },
  'tree select': {
    undo: false,
    show: prime(null, labelled('Kind', '<TreeSelect v-model="value" :options="tree" placeholder="Select" />'), {
      want: 'Animals',
    }),
  },
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
  'listbox filter': {
    ci: true,
    show: p(null, '<Listbox v-model="value" :options="fruits" filter aria-label="Favourite fruit"/>'),
  },
  'listbox checkmark': p(
    [],
    '<Listbox v-model="value" multiple checkmark :options="fruits" aria-label="Favourite fruits"/>',
  ),
  cascade: {
    undo: false,
    show: p(
      null,
      '<CascadeSelect v-model="value" :options="[{ name: \'Australia\', states: [{ name: \'Queensland\', cities: [{ cname: \'Brisbane\' }] }] }]" optionLabel="cname" optionGroupLabel="name" :optionGroupChildren="[\'states\', \'cities\']" placeholder="Select a City"/>',
    ),
  },
});
