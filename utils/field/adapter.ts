/**
 * One sort of field: how it is told and read. A module a sort, in `adapters/`; `adapters.ts` lists them in order: the
 * first that claims an element has it. Adapters know the element and its document, never `globalThis.document`, never a
 * browser API of extensions. How each is written stands in `utils/apply/writers/`.
 */
import type { Control } from '../pipeline';

/** The elements of one field: one element, or every radio of a group. */
export interface FieldElements {
  /** The element the field is known by. */
  readonly element: Element;
  /** All elements that make the field, `element` included. */
  readonly members: readonly Element[];
}

/** The elements that make a field, and those inside it that are no fields of their own. */
export interface Gathered {
  readonly members: readonly Element[];
  readonly parts: readonly Element[];
}

/** Names in reports and messages; `unknown` is what no adapter knows. */
export type AdapterName =
  | 'aria-check'
  | 'aria-combobox'
  | 'aria-listbox'
  | 'aria-slider'
  | 'aria-spinbutton'
  | 'button-choice'
  | 'checkbox'
  | 'code-box'
  | 'code-editor'
  | 'color-input'
  | 'colour-button'
  | 'colour-field'
  | 'colour-input'
  | 'component-select'
  | 'date-input'
  | 'drawn-rating'
  | 'drawn-select'
  | 'drawn-slider'
  | 'drop-zone'
  | 'editing-host'
  | 'file-input'
  | 'form-row'
  | 'number-input'
  | 'open-calendar'
  | 'phone-input'
  | 'picker-button'
  | 'picker-input'
  | 'radio-group'
  | 'range-input'
  | 'row-select'
  | 'sectioned-date'
  | 'select'
  | 'signature-pad'
  | 'stepper'
  | 'tags-input'
  | 'text-input'
  | 'transfer-list'
  | 'wheel-picker'
  | 'unknown';

export interface Adapter {
  readonly name: AdapterName;
  /** CSS selector of the elements worth asking `claims` about. */
  readonly selector: string;
  /** Whether the element is a field of this adapter. Reads attributes and structure only: no layout, no write. */
  claims(element: Element): boolean;
  /** Whether an element that it claims is drawn as such a field, too: asked after all that needs no layout. */
  isDrawn?(element: Element): boolean;
  /**
   * Whether an element that is claimed is known by a question alone, which it no longer asks when it is answered: it
   * stays this adapter's from then on.
   */
  isKnownByQuestion?(element: Element): boolean;
  /**
   * The elements that make one field with `element`, and those inside it that are no fields of their own.
   * Left out: the field is the element alone.
   */
  gather?(element: Element): Gathered;
  /** It is filled by what opens or stands beside it: that its input is read-only means nothing. */
  readonly isNotTyped?: true;
  /** What it says inside is its name (ARIA, "name from content"). */
  readonly isNamedByContent?: true;
  /** It opens a calendar or a clock. */
  readonly opensCalendar?: true;
  /** It is gone into, written and left without a pause. */
  readonly isSwift?: true;
  describe(field: FieldElements): Control;
  /** What the field shows, as a person reads it; '' when empty. */
  holds(field: FieldElements): string;
}
