/** A field that says nothing of itself: to build on, and for places that are no field, such as a caret. */
import type { FieldFacts, FieldId, TextControl } from './pipeline';

/** A line of text without any rule. */
export const bareText: TextControl = {
  control: 'text',
  type: 'text',
  inputMode: '',
  pattern: '',
  minLength: null,
  maxLength: null,
  multiple: false,
  suggestions: [],
  suggestionCount: 0,
  passwordRules: '',
  mask: '',
};

export const bareFacts: FieldFacts = {
  id: '' as FieldId,
  adapter: '',
  opensCalendar: false,
  isSwift: true,
  tag: 'input',
  role: '',
  name: '',
  elementId: '',
  handles: [],
  classes: '',
  autocomplete: '',
  texts: [],
  lang: '',
  form: '',
  formTexts: [],
  group: '',
  box: { x: 0, y: 0, width: 0, height: 0 },
  required: false,
  state: 'empty',
  current: '',
  structure: '',
  skipReason: null,
};
