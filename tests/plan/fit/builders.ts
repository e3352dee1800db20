import type { FitContext, Fitted } from '../../../utils/plan/fit/fitted';
import { bareFacts, bareText } from '../../../utils/bare-field';
import type {
  ChoiceControl,
  Control,
  DateControl,
  FieldDescriptor,
  FieldFacts,
  FieldId,
  FieldText,
  NumberControl,
  TextControl,
} from '../../../utils/pipeline';
import { noPriors } from '../../../utils/plan/asks/priors/priors';
import type { Kind } from '../../../utils/kinds/kinds';
import type { Recognition } from '../../../utils/plan/recognition';
import { makeStream } from '../../../utils/plan/stream';

const facts: FieldFacts = { ...bareFacts, id: 'f1' as FieldId, box: { x: 0, y: 0, width: 200, height: 30 } };

export function field<C extends Control>(control: C, more: Partial<FieldFacts> = {}): FieldDescriptor & C {
  return { ...facts, ...more, ...control } as FieldDescriptor & C;
}

export function textField(overrides: Partial<TextControl> = {}, more: Partial<FieldFacts> = {}) {
  return field<TextControl>({ ...bareText, ...overrides }, more);
}

export function numberField(overrides: Partial<NumberControl> = {}, more: Partial<FieldFacts> = {}) {
  const control = { control: 'number', type: 'number', min: null, max: null, step: 1, stepBase: 0 } as const;
  return field<NumberControl>({ ...control, ...overrides }, more);
}

export function dateField(overrides: Partial<DateControl> = {}) {
  return field<DateControl>({ control: 'date', type: 'date', min: '', max: '', step: null, ...overrides });
}

/** @param options texts, or `value=text` */
export function choiceField(options: readonly string[], overrides: Partial<ChoiceControl> = {}) {
  return field<ChoiceControl>({
    control: 'choice',
    type: 'select',
    multiple: false,
    options: options.map((option, index) => {
      const [value = '', shown] = option.split('=');
      return { index, value, text: shown ?? value, disabled: false, group: '' };
    }),
    optionCount: options.length,
    optionsKnown: true,
    editable: false,
    ...overrides,
  });
}

export function placeholder(shown: string): { texts: FieldText[] } {
  return { texts: [{ source: 'placeholder', text: shown }] };
}

export function recognised(kind: Kind, more: Partial<Recognition> = {}): Recognition {
  return {
    id: facts.id,
    kind,
    confidence: 0.9,
    evidence: [],
    part: { of: 'whole' },
    person: '',
    repeats: null,
    skipReason: null,
    ...more,
  };
}

export function context(
  kind: Kind,
  more: Partial<FitContext> = {},
  recognition: Partial<Recognition> = {},
): FitContext {
  return {
    recognition: recognised(kind, recognition),
    stream: makeStream(`test-${kind}`),
    mode: 'realistic',
    language: 'en-US',
    country: 'US',
    today: '2026-11-20',
    catalogue: [],
    priors: noPriors,
    rule: null,
    ...more,
  };
}

/** What was fitted, in a word: the text, the flag, the options' positions, or the reason against one. */
export function outcome(fitted: Fitted): string | boolean | readonly (number | string)[] {
  const { value } = fitted;
  if (value === null) return `refused: ${fitted.reason}`;
  switch (value.as) {
    case 'text':
    case 'moment':
      return value.text;
    case 'check':
      return value.checked;
    case 'options':
      return value.at ?? value.wanted;
    case 'files':
      return value.files.map(({ name }) => name);
    case 'drawing':
      return 'drawing';
  }
}
