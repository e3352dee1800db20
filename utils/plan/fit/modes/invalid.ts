import { typedText, type ChoiceControl, type FieldDescriptor, type Value } from '../../../pipeline';
import { isPlaceholder } from '../choice/evasive';
import type { Stream } from '../../stream';
import { fittedOptions, type FitContext, type Fitted, type Usual } from '../fitted';
import type { Breach } from './breach';
import { brokenFile } from './broken-file';
import { brokenMeaning } from './broken-meaning';
import { brokenDates, brokenNumbers } from './broken-numbers';
import { brokenTexts } from './broken-texts';

/**
 * Breaks exactly one of the field's rules, drawn from those that can be broken; the reason names it.
 */
export function fitInvalid(usual: Usual, field: FieldDescriptor, context: FitContext): Fitted {
  const breaches = breachesOf(usual, field, context);
  const chosen =
    context.rule === null ? draw(breaches, context.stream) : breaches.find(({ rule }) => rule === context.rule);
  return chosen?.fitted ?? asUsual(usual.fitted);
}

function asUsual(fitted: Fitted): Fitted {
  return fitted.value === null ? fitted : { ...fitted, reason: 'cannot-be-invalid' };
}

/** How often a required field is left empty that can be wrong in other ways, too. */
const leftEmptyShare = 0.15;

/** One of the rules first, then one of its ways: an address can be wrong in twenty. */
function draw(breaches: readonly Breach[], stream: Stream): Breach | undefined {
  const others = breaches.filter(({ fitted }) => fitted.reason !== 'breaks-required');
  const isEmptied = others.length === 0 || (others.length < breaches.length && stream.chance(leftEmptyShare));
  const pool = isEmptied ? breaches.filter((breach) => !others.includes(breach)) : others;
  if (pool.length === 0) return undefined;
  const reason = stream.pick([...new Set(pool.map(({ fitted }) => fitted.reason))]);
  return stream.pick(pool.filter(({ fitted }) => fitted.reason === reason));
}

/** Every rule of the field that can be broken alone, in every way that is known; none twice. */
export function breachesOf(usual: Usual, field: FieldDescriptor, context: FitContext): readonly Breach[] {
  const empty = field.required ? leftEmpty(field) : null;
  const breaches = [
    ...(empty ? [{ rule: 'breaks-required', fitted: empty }] : []),
    ...brokenValues(usual, field, context),
  ];
  const seen = new Set<string>();
  return breaches.filter(({ fitted: { shown } }) => (shown !== '' && seen.has(shown) ? false : !!seen.add(shown)));
}

function brokenValues(usual: Usual, field: FieldDescriptor, context: FitContext): readonly Breach[] {
  if (field.control === 'file') return usual.fitted.value ? brokenFile(field) : [];
  const text = typedText(usual.fitted.value);
  if (text === null) return [];
  switch (field.control) {
    case 'text':
      return [...brokenTexts(text, field, context), ...brokenMeaning(text, usual, field, context)];
    case 'number':
      return brokenNumbers(Number(text), field);
    case 'date':
      return brokenDates(text, field);
    default:
      return [];
  }
}

/** A required field left empty; null for controls that are never empty. */
export function leftEmpty(field: FieldDescriptor): Fitted | null {
  const empty = (value: Value): Fitted => ({ value, shown: '', reason: 'breaks-required' });
  switch (field.control) {
    case 'text':
    case 'date':
      return field.state === 'empty' ? untouched : empty({ as: 'text', text: '', alternatives: [] });
    case 'number':
      if (field.type === 'range' || field.type === 'slider') return null;
      return field.state === 'empty' ? untouched : empty({ as: 'text', text: '', alternatives: [] });
    case 'check':
      return empty({ as: 'check', checked: false });
    case 'choice':
      return emptyChoice(field);
    case 'file':
      return field.state === 'empty' ? untouched : empty({ as: 'files', files: [] });
    case 'color':
    case 'drawing':
      return null;
  }
}

const untouched: Fitted = { value: null, shown: '', reason: 'breaks-required' };

function emptyChoice(field: FieldDescriptor & ChoiceControl): Fitted | null {
  if (field.state === 'empty')
    return field.type === 'select' && !hasPlaceholder(field) && !field.multiple ? null : untouched;
  const placeholder = field.options.find((option) => !option.disabled && option.value === '' && isPlaceholder(option));
  if (!placeholder) return null;
  return fittedOptions([placeholder], 'breaks-required');
}

function hasPlaceholder({ options }: ChoiceControl): boolean {
  return options.some((option) => option.value === '');
}
