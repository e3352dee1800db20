import type { Adapter, AdapterName } from '../field/adapter';
import type { FieldWriter } from './field-writer';
import { ariaCheckWriter } from './writers/aria-check';
import { ariaComboboxWriter } from './writers/aria-combobox';
import { ariaListboxWriter } from './writers/aria-listbox';
import { ariaSliderWriter } from './writers/aria-slider';
import { ariaSpinbuttonWriter } from './writers/aria-spinbutton';
import { buttonChoiceWriter } from './writers/button-choice';
import { checkboxWriter } from './writers/checkbox';
import { codeBoxWriter } from './writers/code-box';
import { codeEditorWriter } from './writers/code-editor';
import { colourButtonWriter } from './writers/colour-button';
import { colourFieldWriter } from './writers/colour-field';
import { colourInputWriter } from './writers/colour-input';
import { componentSelectWriter } from './writers/component-select';
import { drawnRatingWriter } from './writers/drawn-rating';
import { drawnSelectWriter } from './writers/drawn-select';
import { drawnSliderWriter } from './writers/drawn-slider';
import { dropZoneWriter } from './writers/drop-zone';
import { editingHostWriter } from './writers/editing-host';
import { fileInputWriter } from './writers/file-input';
import { formRowWriter } from './writers/form-row';
import { numberInputWriter } from './writers/number-input';
import { openCalendarWriter } from './writers/open-calendar';
import { phoneInputWriter } from './writers/phone-input';
import { pickerButtonWriter } from './writers/picker-button';
import { pickerInputWriter } from './writers/picker-input';
import { radioGroupWriter } from './writers/radio-group';
import { rowSelectWriter } from './writers/row-select';
import { sectionedDateWriter } from './writers/sectioned-date';
import { selectWriter } from './writers/select';
import { colorInputWriter, dateInputWriter, rangeInputWriter } from './writers/set-input';
import { signaturePadWriter } from './writers/signature-pad';
import { stepperWriter } from './writers/stepper';
import { tagsInputWriter } from './writers/tags-input';
import { textInputWriter } from './writers/text-input';
import { transferListWriter } from './writers/transfer-list';
import { wheelPickerWriter } from './writers/wheel-picker';
import { refused } from './widget/written';

/** What nobody knows is shown, and never written. */
const unknownWriter: FieldWriter = {
  read: () => null,
  write: () => refused('not-understood', ''),
  restore: () => refused('not-understood', ''),
};

/** How the fields of each adapter are written. */
const fieldWriters: Readonly<Record<AdapterName, FieldWriter>> = {
  'aria-check': ariaCheckWriter,
  'aria-combobox': ariaComboboxWriter,
  'aria-listbox': ariaListboxWriter,
  'aria-slider': ariaSliderWriter,
  'aria-spinbutton': ariaSpinbuttonWriter,
  'button-choice': buttonChoiceWriter,
  checkbox: checkboxWriter,
  'code-box': codeBoxWriter,
  'code-editor': codeEditorWriter,
  'color-input': colorInputWriter,
  'colour-button': colourButtonWriter,
  'colour-field': colourFieldWriter,
  'colour-input': colourInputWriter,
  'component-select': componentSelectWriter,
  'date-input': dateInputWriter,
  'drawn-rating': drawnRatingWriter,
  'drawn-select': drawnSelectWriter,
  'drawn-slider': drawnSliderWriter,
  'drop-zone': dropZoneWriter,
  'editing-host': editingHostWriter,
  'file-input': fileInputWriter,
  'form-row': formRowWriter,
  'number-input': numberInputWriter,
  'open-calendar': openCalendarWriter,
  'phone-input': phoneInputWriter,
  'picker-button': pickerButtonWriter,
  'picker-input': pickerInputWriter,
  'radio-group': radioGroupWriter,
  'range-input': rangeInputWriter,
  'row-select': rowSelectWriter,
  'sectioned-date': sectionedDateWriter,
  select: selectWriter,
  'signature-pad': signaturePadWriter,
  stepper: stepperWriter,
  'tags-input': tagsInputWriter,
  'text-input': textInputWriter,
  'transfer-list': transferListWriter,
  'wheel-picker': wheelPickerWriter,
  unknown: unknownWriter,
};

export const writerOf = ({ name }: Adapter): FieldWriter => fieldWriters[name];
