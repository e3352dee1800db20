import { v } from '../support/vuetify-examples.js';
import { showCases } from '../support/cases.js';

showCases({
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
});
