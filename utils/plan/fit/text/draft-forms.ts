import type { FieldFacts, TextControl } from '../../../pipeline';
import type { Draft } from '../../draft';
import { kindEntry } from '../../../kinds/kinds';
import { dateForms } from '../date/date-text';
import type { FitContext } from '../fitted';
import { showDecimal, decimal } from '../number/decimal';
import { proseForms } from './prose';
import type { TextRules } from './rules';
import { splitForms } from './split';

type TextField = FieldFacts & TextControl;

const manyLines: readonly TextControl['type'][] = ['textarea', 'rich-text', 'code'];

/** The draft as texts, by preference; a line's box gets no line breaks, a split box its own piece. */
export function draftForms(draft: Draft, field: TextField, rules: TextRules, context: FitContext): string[] {
  const drafted = [...new Set(textsOf(draft, field, rules, context))];
  const texts = drafted.length > 0 ? drafted : [kindEntry(context.recognition.kind).example || 'Example'];
  if (manyLines.includes(field.type)) return texts;
  return texts.map((text) => text.replace(/\s*[\r\n]+\s*/g, ', ')).filter((text) => text.trim() !== '');
}

function textsOf(draft: Draft, field: TextField, rules: TextRules, context: FitContext): string[] {
  switch (draft.is) {
    case 'text':
      return suggested(splitForms(draft.forms, context.recognition, field.maxLength), field, context);
    case 'date':
      return dateForms(draft, field, context, rules.accepts);
    case 'number':
      return [...inUnit(draft, context), ...numberForms(draft.number, draft.decimals, field)];
    case 'flag':
      return draft.flag ? ['yes', 'y', '1', 'true'] : ['no', 'n', '0', 'false'];
    case 'prose':
      return [...proseForms(draft.sentences, rules, manyLines.includes(field.type) ? 'paragraph' : 'line')];
    case 'file':
      return [`${draft.stem}${context.recognition.kind === 'photo' ? '.png' : '.pdf'}`, draft.stem];
  }
}

/** A `datalist` names what the page expects: one of its own where the draft is unsure or is among them. */
function suggested(forms: readonly string[], field: TextField, { recognition, stream }: FitContext): string[] {
  if (field.suggestions.length === 0) return [...forms];
  const same = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
  const known = forms.flatMap((form) => field.suggestions.filter((suggestion) => same(suggestion, form)));
  const vague =
    recognition.confidence < 0.5 || recognition.part.of !== 'whole' || ['text', 'search'].includes(recognition.kind);
  const any = known.length === 0 && vague ? [stream.pick(field.suggestions)] : [];
  return [...known, ...any, ...forms];
}

/** "9 Tage", "5 лет", as the page's language writes it; digits stay those of everybody. */
function inUnit({ number, unit }: Extract<Draft, { is: 'number' }>, { language }: FitContext): string[] {
  if (!unit) return [];
  const options = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return [new Intl.NumberFormat(language, options).format(number)];
}

function numberForms(number: number, decimals: number, field: TextField): string[] {
  const fixed = number.toFixed(Math.min(decimals, 20));
  const short = showDecimal(decimal(number));
  const whole = String(Math.round(number));
  const comma = [...field.texts.map(({ text }) => text), field.mask].some((text) => /\d,\d{2}\b/.test(text));
  const withComma = fixed.replace('.', ',');
  return [
    ...(comma ? [withComma] : []),
    fixed,
    short,
    ...(field.inputMode === 'numeric' ? [whole] : []),
    withComma,
    whole,
  ];
}
