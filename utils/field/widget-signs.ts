/**
 * What tells that a frame may hold widgets, which are read by a script of their own (`widgets.js`): most frames have none.
 * Each widget's adapter claims nothing but what shows a sign; a sign alone says little, and costs no more than the script.
 */
import { localNameOf, rootOf } from '../dom/nodes';
import { ariaCheckSelector } from './adapters/aria-check';
import { ariaListboxSelector } from './adapters/aria-listbox';
import { ariaSliderSelector } from './adapters/aria-slider';
import { ariaSpinbuttonSelector } from './adapters/aria-spinbutton';
import { codeBox } from './adapters/code-box';
import { codeEditorSelector } from './adapters/code-editor';
import { colourButtonSelector } from './adapters/colour-button';
import { componentSelectSelector } from './adapters/component-select';
import { drawnRatingSelector } from './adapters/drawn-rating';
import { drawnSelectSelector } from './adapters/drawn-select';
import { dropZoneSelector } from './adapters/drop-zone';
import { formRowSelector, mayAsk } from './adapters/form-row';
import { phoneInput } from './adapters/phone-input';
import { isOfDay, pickerButtonSelector } from './adapters/picker-button';
import { isPicker } from './adapters/picker-input';
import { sectionedDateSelector } from './adapters/sectioned-date';
import { signaturePadSelector } from './adapters/signature-pad';
import { takesTags } from './adapters/tags-input';
import { transferListSelector } from './adapters/transfer-list';
import { wheelPickerSelector } from './adapters/wheel-picker';
import { calendars, holdsDays } from './calendar/inline-calendar';
import { choiceSelector } from './choice/choice-buttons';
import { buttonsAround, steppedTexts } from './choice/step-buttons';
import { areaSelector } from './colour/colour-pad';
import { isColourInput } from './colour/colour-text';
import { bareButtons, openingSelector } from './list/combobox-parts';
import { isCompleting } from './list/completing-input';
import { isPutAway } from './list/custom-select';
import { thumbSelector } from './slider/drawn-thumb';

export interface WidgetSign {
  readonly selector: string;
  /** What an element is asked besides; left out: nothing. */
  readonly is?: (element: Element) => boolean;
}

/** What few elements match that belong to no widget. */
const telling = [
  ariaCheckSelector,
  ariaListboxSelector,
  ariaSliderSelector,
  ariaSpinbuttonSelector,
  areaSelector,
  choiceSelector,
  codeEditorSelector,
  colourButtonSelector,
  componentSelectSelector,
  drawnRatingSelector,
  drawnSelectSelector,
  dropZoneSelector,
  openingSelector,
  sectionedDateSelector,
  signaturePadSelector,
  thumbSelector,
  transferListSelector,
  wheelPickerSelector,
].join();

/** What says at one look that there are widgets. */
export const widgetRoles = ['combobox', 'checkbox', 'switch', 'radiogroup', 'listbox', 'spinbutton', 'slider']
  .map((role) => `[role=${role}]`)
  .join();

/** The inputs of components are theirs; all others stand for themselves unless something near says otherwise. */
function isWidgetInput(element: Element): boolean {
  const input = element as HTMLInputElement;
  return (
    rootOf(input) instanceof ShadowRoot ||
    isPicker(input) ||
    isCompleting(input) ||
    isColourInput(input) ||
    [codeBox, phoneInput].some(({ claims }) => claims(input))
  );
}

export const widgetSigns: readonly WidgetSign[] = [
  { selector: telling, is: (element) => localNameOf(element) !== 'select' || isPutAway(element as HTMLSelectElement) },
  { selector: 'input', is: isWidgetInput },
  { selector: 'input, [contenteditable]', is: takesTags },
  { selector: `${formRowSelector}, ${bareButtons}`, is: mayAsk },
  { selector: pickerButtonSelector, is: isOfDay },
  { selector: steppedTexts, is: (element) => buttonsAround(element) !== null },
  { selector: calendars, is: holdsDays },
];
