import type { Adapter } from './adapter';
import { ariaCheck } from './adapters/aria-check';
import { ariaCombobox } from './adapters/aria-combobox';
import { ariaListbox } from './adapters/aria-listbox';
import { ariaSlider } from './adapters/aria-slider';
import { ariaSpinbutton } from './adapters/aria-spinbutton';
import { buttonChoice } from './adapters/button-choice';
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
import { formRow } from './adapters/form-row';
import { openCalendar } from './adapters/open-calendar';
import { phoneInput } from './adapters/phone-input';
import { pickerButton } from './adapters/picker-button';
import { pickerInput } from './adapters/picker-input';
import { sectionedDate } from './adapters/sectioned-date';
import { rowSelect } from './adapters/row-select';
import { signaturePad } from './adapters/signature-pad';
import { stepper } from './adapters/stepper';
import { tagsInput } from './adapters/tags-input';
import { transferList } from './adapters/transfer-list';
import { wheelPicker } from './adapters/wheel-picker';
import { plainAdapters } from './plain-adapters';

/** Widgets that are made of other elements; they come first, since they may claim native inputs. */
export const widgets: readonly Adapter[] = [
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

/** All sorts of fields, in order: the first that claims an element has it. */
export const adapters: readonly Adapter[] = [...widgets, ...plainAdapters];
