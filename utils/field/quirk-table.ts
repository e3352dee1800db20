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

export interface Quirk {
  readonly library: string;
  /** Selector of the elements it holds for. */
  readonly marker: string;
  readonly change: QuirkChange;
  /** A case of the widget ledger, `page › name`, that is lost without it; where none is, the row goes. */
  readonly page: string;
}

export const quirks: readonly Quirk[] = [
  {
    library: 'Slate',
    marker: '[data-slate-editor]',
    change: 'draws its text with React',
    page: 'slate/editor › with bold text',
  },
  {
    library: 'Draft.js',
    marker: '[data-contents]',
    change: 'draws its text with React',
    page: 'draft-js/editor › with bold text',
  },
  {
    library: 'Slate',
    marker: '[data-slate-placeholder]',
    change: 'draws its hint into its text',
    page: 'slate/editor › rich text',
  },
  {
    library: 'Draft.js',
    marker: '.public-DraftEditor-content',
    change: 'takes text from the clipboard alone',
    page: 'draft-js/editor › draft',
  },
  { library: 'Coloris', marker: '[data-coloris]', change: 'is a colour as text', page: 'coloris/colour › coloris' },
  {
    library: 'Spectrum (jQuery)',
    marker: '.spectrum',
    change: 'is a colour as text',
    page: 'spectrum-colorpicker/colour › spectrum',
  },
  {
    library: 'react-color',
    marker: '.twitter-picker',
    change: 'is a box whose text is a colour',
    page: 'react-color/colour › twitter',
  },
  {
    library: 'Polaris',
    marker: '.Polaris-ColorPicker__MainColor',
    change: 'is a field of colours',
    page: 'polaris/text › color picker',
  },
  {
    library: 'Spectrum (jQuery)',
    marker: '.sp-replacer',
    change: 'opens colours',
    page: 'spectrum-colorpicker/colour › button',
  },
  {
    library: 'Ionic',
    marker: 'ion-button',
    change: 'is a button of a popup',
    page: 'ionic/date › datetime button with buttons',
  },
  {
    library: 'Cally',
    marker: ':is(calendar-date, calendar-range)',
    change: 'is a calendar',
    page: 'cally/date › date',
  },
  {
    library: 'Chosen',
    marker: '.chosen-container',
    change: 'draws a native list',
    page: 'chosen/select › chosen',
  },
  { library: 'Ionic', marker: 'ion-picker', change: 'holds wheels', page: 'ionic/select › picker' },
];
