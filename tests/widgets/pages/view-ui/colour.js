import { iview } from '../support/view-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  colour: { undo: false, show: iview('', 'Favourite colour', '<ColorPicker v-model="value" />') },
});
