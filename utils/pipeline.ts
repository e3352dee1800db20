/**
 * What flows between scan, plan and apply: plain JSON, so that it crosses frames and processes.
 * Nothing here knows a DOM or a browser.
 */
import type { Moment } from './moment/moment';
import type { ReasonCode } from './reasons';

declare const fieldIdBrand: unique symbol;
/** Names a field within one document. Made by `scan`, meaningless to everyone else. */
export type FieldId = string & { readonly [fieldIdBrand]: 'FieldId' };

/** Characters of a field's value that cross from the page: what most columns hold, and rows can show. */
export const longestHeld = 5_000;

/** Where a text about a field was found; the order is no ranking. */
export const textSources = [
  'label',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'placeholder',
  'title',
  'legend',
  'heading',
  'table-header',
  'preceding',
  'following',
  'hint',
] as const;
export type TextSource = (typeof textSources)[number];

/** One text a person can see or hear about a field. At most 500 characters: a paragraph of consent, read whole. */
export interface FieldText {
  readonly source: TextSource;
  readonly text: string;
}

export interface Option {
  readonly index: number;
  readonly value: string;
  readonly text: string;
  readonly disabled: boolean;
  /** Label of the `optgroup` or ARIA group, '' if none. */
  readonly group: string;
}

/** A line of writing: native text controls, ARIA textboxes, editors. */
export interface TextControl {
  readonly control: 'text';
  readonly type: 'text' | 'search' | 'url' | 'tel' | 'email' | 'password' | 'textarea' | 'rich-text' | 'code';
  readonly inputMode: string;
  /** The `pattern` attribute as written, '' if none. */
  readonly pattern: string;
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** `email` with `multiple`: a comma-separated list. */
  readonly multiple: boolean;
  /** `datalist` suggestions, at most `limits.suggestions`; `suggestionCount` says how many there are. */
  readonly suggestions: readonly string[];
  readonly suggestionCount: number;
  /** The `passwordrules` attribute, '' if none. */
  readonly passwordRules: string;
  /** A mask or format the widget declares (`data-mask`, `data-inputmask`, `data-date-format`…), '' if none. */
  readonly mask: string;
}

export interface NumberControl {
  readonly control: 'number';
  readonly type: 'number' | 'range' | 'spinbutton' | 'slider';
  readonly min: number | null;
  readonly max: number | null;
  /** Distance between allowed values; null where any number is allowed. */
  readonly step: number | null;
  /** Where steps are counted from. */
  readonly stepBase: number;
}

export interface DateControl {
  readonly control: 'date';
  readonly type: 'date' | 'month' | 'week' | 'time' | 'datetime-local';
  /** In the control's own format, '' if none. */
  readonly min: string;
  readonly max: string;
  /** In the control's unit (days, months, weeks, seconds); null where any value is allowed. */
  readonly step: number | null;
}

export interface ColorControl {
  readonly control: 'color';
}

/** One box that is ticked or not: checkbox, switch. */
export interface CheckControl {
  readonly control: 'check';
  readonly checked: boolean;
}

/** One or several of a list: select, radio group, listbox, combobox, segmented buttons, stars. */
export interface ChoiceControl {
  readonly control: 'choice';
  readonly type: 'select' | 'radio' | 'listbox' | 'combobox' | 'check-group' | 'rating';
  readonly multiple: boolean;
  /** At most `limits.options`; `optionCount` says how many there are. */
  readonly options: readonly Option[];
  readonly optionCount: number;
  /** False where the options show only once the widget is open: the writer then matches `wanted` itself. */
  readonly optionsKnown: boolean;
  /** Whether a text that is no option may be typed as well. */
  readonly editable: boolean;
}

export interface FileControl {
  readonly control: 'file';
  readonly accept: string;
  readonly multiple: boolean;
}

/** A surface to draw on, such as a signature pad. */
export interface DrawingControl {
  readonly control: 'drawing';
}

export type Control =
  | TextControl
  | NumberControl
  | DateControl
  | ColorControl
  | CheckControl
  | ChoiceControl
  | FileControl
  | DrawingControl;

/** What the field held when it was scanned. */
export type FieldState =
  /** Nothing, or a select's placeholder. */
  | 'empty'
  /** What the page itself put there. */
  | 'preset'
  /** What the person typed or chose. */
  | 'typed'
  /** What an earlier fill of ours left there. */
  | 'ours';

/** Everything `plan` may know about a field. Texts are bounded; nothing in it is markup. */
export interface FieldFacts {
  readonly id: FieldId;
  /** The adapter that claims the field, as `utils/field/adapters` names it. */
  readonly adapter: string;
  /** Whether it opens a calendar or a clock. */
  readonly opensCalendar: boolean;
  /** Whether it is gone into, written and left without a pause, so that it can do with a focus that frames share. */
  readonly isSwift: boolean;
  readonly tag: string;
  /** The explicit ARIA role, '' if none. */
  readonly role: string;
  readonly name: string;
  readonly elementId: string;
  /** Values of data attributes, test ids and framework names (`data-testid`, `formcontrolname`, …). */
  readonly handles: readonly string[];
  readonly classes: string;
  /** The `autocomplete` attribute as written. */
  readonly autocomplete: string;
  readonly texts: readonly FieldText[];
  /** BCP 47 tag of the nearest `lang`, '' if none. */
  readonly lang: string;
  /** Fields of one form share it: the form element, else the nearest form-like region. */
  readonly form: string;
  /** Heading, legend and purpose words of the form (submit button's text included), at most 500 characters each. */
  readonly formTexts: readonly string[];
  /** Fields of one fieldset, group, row or card share it; '' if none. Outermost first, joined by '/'. */
  readonly group: string;
  /** Position on the page in CSS pixels, for telling rows and neighbours. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly required: boolean;
  readonly state: FieldState;
  /** What the field shows now, a text as it stands; at most `longestHeld` characters. Never a password. */
  readonly current: string;
  /** Roles, tags and ARIA attributes of a widget nobody claims, without page text; '' where an adapter knows it. */
  readonly structure: string;
  /** Why no fill may change the field; null where it may be filled. */
  readonly skipReason: ReasonCode | null;
}

export type FieldDescriptor = FieldFacts & Control;

/** What `apply` writes into a field. */
export type Value =
  | TextValue
  | MomentValue
  | { readonly as: 'check'; readonly checked: boolean }
  | OptionsValue
  | { readonly as: 'files'; readonly files: readonly FileSpec[] }
  | { readonly as: 'drawing' };

/** What is typed, as the control takes it (numbers in the control's own format). */
export interface TextValue {
  readonly as: 'text';
  readonly text: string;
  /** Other notations of the same, to try where the page refuses the text. */
  readonly alternatives: readonly string[];
  /** The person's own, written exactly, whatever the field's rules say, or not at all. */
  readonly verbatim?: true;
}

/** A day, a time or a span of days: as data, for what is chosen in a calendar, and as what is typed. */
export interface MomentValue extends Omit<TextValue, 'as'> {
  readonly as: 'moment';
  readonly moment: Moment;
}

/** What a value types, null where it types nothing. */
export function typedText(value: Value | null): string | null {
  return value?.as === 'text' || value?.as === 'moment' ? value.text : null;
}

/** Entries of a list, by what they say. */
export interface OptionsValue {
  readonly as: 'options';
  /**
   * What the entries say: exactly these where `at` tells their places; else texts of the same meaning, best first, for
   * options that are unknown until the widget opens: the best match, else any real option.
   */
  readonly wanted: readonly string[];
  /** How many are to be chosen. */
  readonly count: number;
  /** Their places in `ChoiceControl.options` (`Option.index`), one for each of `wanted`; null where nobody saw them. */
  readonly at: readonly number[] | null;
  /** The moment that the entries say, for a list that turns out to be a calendar; left out where they say none. */
  readonly moment?: Moment;
}

export interface FileSpec {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  /** The file's bytes, base64. */
  readonly base64: string;
  /** How often they come in a row, for large files; once if left out. */
  readonly repeat?: number;
}

export type Outcome = 'filled' | 'unchanged' | 'refused' | 'skipped';

export interface ReportEntry {
  readonly id: FieldId;
  readonly outcome: Outcome;
  /** null only for a plain `filled`. */
  readonly reason: ReasonCode | null;
  /** What the field holds after the fill, at most `longestHeld` characters. */
  readonly holds: string;
  /** What failed in us, for a report: adapter and error's name, nothing of the page. Left out where nothing did. */
  readonly detail?: string;
}

/** What became of one field when a fill was taken back. */
export interface UndoEntry {
  readonly id: FieldId;
  /**
   * `restored`: it holds what it held before the fill. `gone`: it has left the page. `kept`: the person changed it after
   * the fill, so it stays theirs. `refused`: the page holds on to it, or the undo was stopped.
   */
  readonly outcome: 'restored' | 'gone' | 'kept' | 'refused';
  /** What the field holds now, at most `longestHeld` characters. */
  readonly holds: string;
}

/** What a CSS selector of the person's names on the page. */
export interface SelectedFields {
  readonly ids: readonly FieldId[];
  /** `unknown`: the browser knows no such selector. `too-slow`: time was up before all fields were asked. */
  readonly trouble: 'unknown' | 'too-slow' | null;
}
