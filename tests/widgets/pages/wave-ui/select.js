import { wave } from '../support/wave-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: wave(undefined, '<w-select v-model="value" :items="fruits" label="Favourite fruit" />'),
  },
  'select outline': {
    undo: false,
    show: wave(
      undefined,
      '<w-select v-model="value" :items="fruits" outline placeholder="Please select one">Favourite fruit</w-select>',
    ),
  },
  'select multiple': wave([], '<w-select v-model="value" :items="fruits" multiple label="Favourite fruits" />'),
  autocomplete: wave(undefined, '<w-autocomplete v-model="value" :items="fruits" label="Favourite fruit" />'),
});
