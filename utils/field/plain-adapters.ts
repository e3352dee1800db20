import type { Adapter } from './adapter';
import { checkbox } from './adapters/checkbox';
import { editingHost } from './adapters/editing-host';
import { fileInput } from './adapters/file-input';
import { numberInput } from './adapters/number-input';
import { radioGroup } from './adapters/radio-group';
import { select } from './adapters/select';
import { colorInput, dateInput, rangeInput } from './adapters/set-input';
import { textInput } from './adapters/text-input';

/** The browser's own controls, and what is left; all that a frame without widgets is read with. */
export const plainAdapters: readonly Adapter[] = [
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
  editingHost,
];
