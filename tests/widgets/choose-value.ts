import type { FieldDescriptor, Option, Value } from '../../utils/pipeline';
import { momentOf } from '../../utils/moment/read-moment';
import { fittedOptions } from '../../utils/plan/fit/fitted';

/** What a case says about its own filling. */
export interface CaseHints {
  /** What a person would type. */
  readonly text?: string;
  /** The same for several fields, in their order. */
  readonly texts?: readonly string[];
  /** What a person would look for in a list. */
  readonly want?: string;
}

const ownWords: Readonly<Record<string, string>> = {
  email: 'anna@example.com',
  tel: '+1 202-555-0143',
  url: 'https://www.example.com/',
  password: 'Quiet-Harbour-42',
  code: 'const answer = 42;',
};

const ownDates: Readonly<Record<string, string>> = {
  date: '2026-12-03',
  month: '2026-12',
  week: '2026-W49',
  time: '14:30',
  'datetime-local': '2026-12-03T14:30',
};

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A value for the field at `position` on the page, as a plan would make it. */
export function chooseValue(field: FieldDescriptor, hints: CaseHints, position: number): Value {
  const text = hints.texts?.[position] ?? hints.text;
  switch (field.control) {
    case 'text':
      return asText(text ?? ownWords[field.type] ?? 'Blue harbour');
    case 'number':
      return asText(text ?? String(Math.min((field.min ?? 0) + (field.step ?? 1) * 2, field.max ?? Infinity)));
    case 'date':
      return asMoment(text ?? ownDates[field.type] ?? '2026-12-03');
    case 'color':
      return asText(text ?? '#3366cc');
    case 'check':
      return { as: 'check', checked: !field.checked };
    case 'file':
      return { as: 'files', files: [{ name: 'picture.png', type: 'image/png', base64: png }] };
    case 'drawing':
      return { as: 'drawing' };
    case 'choice':
      return field.optionsKnown
        ? fittedOptions(chooseFrom(field.options, hints.want)).value!
        : { as: 'options', wanted: [hints.want ?? text ?? 'Cherry'], count: 1, at: null };
  }
}

function asMoment(text: string): Value {
  return { as: 'moment', moment: momentOf([text]), text, alternatives: [] };
}

function asText(text: string): Value {
  return { as: 'text', text, alternatives: [] };
}

function chooseFrom(options: readonly Option[], want: string | undefined): Option[] {
  const real = options.filter(({ disabled, text }) => !disabled && !/^(choose|select|pick|none|-*$)/i.test(text));
  const chosen = real.find(({ text }) => text === want) ?? real[1] ?? real[0];
  return chosen ? [chosen] : [];
}
