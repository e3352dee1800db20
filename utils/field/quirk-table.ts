/** What a library's own names tell of an element, and nothing else does: no role, no state, no general word. */
export type QuirkChange =
  | 'draws its text with React'
  | 'takes text from the clipboard alone'
  | 'draws its hint into its text'
  | 'is a colour as text'
  | 'is a box whose text is a colour'
  | 'is a field of colours'
  | 'opens colours'
  | 'is a button of a popup'
  | 'is a calendar'
  | 'draws a native list'
  | 'holds wheels';

/** The case that is lost without a row stands in `tests/widgets/quirks.ts`; where none is, the row goes. */
export interface Quirk {
  readonly library: string;
  /** Selector of the elements it holds for. */
  readonly marker: string;
  readonly change: QuirkChange;
}

export const quirks: readonly Quirk[] = [
  { library: 'Slate', marker: '[data-slate-editor]', change: 'draws its text with React' },
  { library: 'Draft.js', marker: '[data-contents]', change: 'draws its text with React' },
  { library: 'Slate', marker: '[data-slate-placeholder]', change: 'draws its hint into its text' },
  { library: 'Draft.js', marker: '.public-DraftEditor-content', change: 'takes text from the clipboard alone' },
  { library: 'Coloris', marker: '[data-coloris]', change: 'is a colour as text' },
  { library: 'Spectrum (jQuery)', marker: '.spectrum', change: 'is a colour as text' },
  { library: 'react-color', marker: '.twitter-picker', change: 'is a box whose text is a colour' },
  { library: 'Polaris', marker: '.Polaris-ColorPicker__MainColor', change: 'is a field of colours' },
  { library: 'Spectrum (jQuery)', marker: '.sp-replacer', change: 'opens colours' },
  { library: 'Ionic', marker: 'ion-button', change: 'is a button of a popup' },
  { library: 'Cally', marker: ':is(calendar-date, calendar-range)', change: 'is a calendar' },
  { library: 'Chosen', marker: '.chosen-container', change: 'draws a native list' },
  { library: 'Ionic', marker: 'ion-picker', change: 'holds wheels' },
];
