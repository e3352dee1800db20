import type { Adapter } from './adapter';
import { ariaCheck } from './adapters/aria-check';
import { ariaCombobox } from './adapters/aria-combobox';
import { ariaListbox } from './adapters/aria-listbox';
import { ariaSlider } from './adapters/aria-slider';
import { ariaSpinbutton } from './adapters/aria-spinbutton';
import { buttonChoice } from './adapters/button-choice';
import { checkbox } from './adapters/checkbox';
import { codeBox } from './adapters/code-box';
import { codeEditor } from './adapters/code-editor';
import { drawnRating } from './adapters/drawn-rating';
import { drawnSelect } from './adapters/drawn-select';
import { componentSelect } from './adapters/component-select';
import { colourButton } from './adapters/colour-button';
import { colourField } from './adapters/colour-field';
import { colourInput } from './adapters/colour-input';
import { dropZone } from './adapters/drop-zone';
import { drawnSlider } from './adapters/drawn-slider';
import { editingHost } from './adapters/editing-host';
import { formRow } from './adapters/form-row';
import { fileInput } from './adapters/file-input';
import { numberInput } from './adapters/number-input';
import { openCalendar } from './adapters/open-calendar';
import { phoneInput } from './adapters/phone-input';
import { pickerButton } from './adapters/picker-button';
import { pickerInput } from './adapters/picker-input';
import { radioGroup } from './adapters/radio-group';
import { sectionedDate } from './adapters/sectioned-date';
import { rowSelect } from './adapters/row-select';
import { select } from './adapters/select';
import { colorInput, dateInput, rangeInput } from './adapters/set-input';
import { signaturePad } from './adapters/signature-pad';
import { stepper } from './adapters/stepper';
import { tagsInput } from './adapters/tags-input';
import { textInput } from './adapters/text-input';
import { transferList } from './adapters/transfer-list';
import { wheelPicker } from './adapters/wheel-picker';

/** Widgets that are made of other elements; they come first, since they may claim native inputs. */
const widgets: readonly Adapter[] = [
  codeEditor,
  colourField,
  sectionedDate,
  wheelPicker,
  openCalendar,
  componentSelect,
  transferList,
  ariaCombobox,
  ariaListbox,
  drawnSelect,
  rowSelect,
  ariaCheck,
  buttonChoice,
  ariaSlider,
  ariaSpinbutton,
  drawnSlider,
  stepper,
  pickerInput,
  pickerButton,
  formRow,
  drawnRating,
  phoneInput,
  codeBox,
  colourInput,
  colourButton,
  tagsInput,
  signaturePad,
  dropZone,
];

/** The browser's own controls. */
const native: readonly Adapter[] = [
  numberInput,
  // Before lines of text: one may be a month that the browser does not know.
  dateInput,
  textInput,
  checkbox,
  radioGroup,
  select,
  rangeInput,
  colorInput,
  fileInput,
];

/** What is left. */
const editors: readonly Adapter[] = [editingHost];

/** All sorts of fields, in order: the first that claims an element has it. */
export const adapters: readonly Adapter[] = [...widgets, ...native, ...editors];
