import { inTextfield, taiga } from '../support/taiga-ui.js';
import { showCases } from '../support/cases.js';

const list = '<tui-data-list-wrapper *tuiDropdown [items]="fruits" />';
const found = '<tui-data-list-wrapper *tuiDropdown [items]="fruits | tuiFilterByInput" />';

showCases({
  select: taiga(
    null,
    inTextfield(
      'Favourite fruit',
      `<input tuiSelect [formControl]="field">${list}`,
      'tuiChevron [tuiTextfieldCleaner]="true"',
    ),
  ),
  'select native': taiga(
    '',
    inTextfield('Favourite fruit', '<select tuiSelect [formControl]="field" [items]="fruits"></select>', 'tuiChevron'),
  ),
  'select of options': {
    undo: false,
    show: taiga(
      null,
      inTextfield(
        'Favourite fruit',
        '<input tuiSelect placeholder="Choose" [formControl]="field"><tui-data-list *tuiDropdown>@for (one of fruits; track one) {<button tuiOption type="button" [value]="one">{{ one }}</button>}</tui-data-list>',
        'tuiChevron',
      ),
    ),
  },
  'combo box': taiga(
    null,
    inTextfield('Favourite fruit', `<input tuiComboBox [formControl]="field">${found}`, 'tuiChevron'),
  ),
  'combo box not strict': taiga(
    '',
    inTextfield('Favourite fruit', `<input tuiComboBox [strict]="false" [formControl]="field">${found}`, 'tuiChevron'),
  ),
  'multi select': taiga(
    [],
    inTextfield(
      'Favourite fruits',
      '<input tuiInputChip [formControl]="field"><tui-input-chip *tuiItem /><tui-data-list-wrapper *tuiDropdown tuiMultiSelectGroup [items]="fruits | tuiFilterByInput" />',
      'multi tuiChevron',
    ),
  ),
  'multi select native': taiga(
    [],
    inTextfield(
      'Favourite fruits',
      '<select multiple tuiMultiSelect [formControl]="field" [items]="fruits"></select>',
      'multi tuiChevron',
    ),
  ),
  chips: taiga(
    [],
    inTextfield('Tags', '<input tuiInputChip [formControl]="field"><tui-input-chip *tuiItem />', 'multi'),
  ),
  'text with suggestions': taiga('', inTextfield('Favourite fruit', `<input tuiInput [formControl]="field">${found}`)),
});
