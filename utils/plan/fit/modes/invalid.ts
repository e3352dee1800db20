import type { ChoiceControl, FieldDescriptor, Value } from '../../../pipeline';
import { isPlaceholder } from '../choice/evasive';
import type { FitContext, Fitted } from '../fitted';
import type { Breach } from './breach';
import { brokenDates, brokenNumbers } from './broken-numbers';
import { brokenTexts } from './broken-texts';

const emptyChance = 0.25;

/**
 * Breaks exactly one of the field's rules, drawn from those that can be broken; the reason names it.
 * @param usual the field's value in realistic mode, used where there is nothing to break
 */
export function fitInvalid(usual: Fitted, field: FieldDescriptor, context: FitContext): Fitted {
  const { stream } = context;
  const breaches = breachesOf(usual, field, context);
  if (field.required && (breaches.length === 0 || stream.chance(emptyChance))) {
    const empty = leftEmpty(field);
    if (empty) return empty;
  }
  if (breaches.length > 0) {
    const { text, reason } = stream.pick(breaches);
    return { value: { as: 'text', text, alternatives: [] }, shown: text, reason };
  }
  return usual.value === null ? usual : { ...usual, reason: 'cannot-be-invalid' };
}

function breachesOf(usual: Fitted, field: FieldDescriptor, context: FitContext): readonly Breach[] {
  if (usual.value?.as !== 'text') return [];
  switch (field.control) {
    case 'text':
      return brokenTexts(usual.value.text, field, context);
    case 'number':
      return brokenNumbers(Number(usual.value.text), field);
    case 'date':
      return brokenDates(usual.value.text, field);
    default:
      return [];
  }
}

/** A required field left empty; null for controls that are never empty. */
function leftEmpty(field: FieldDescriptor): Fitted | null {
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
      return untouched;
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
  return { value: { as: 'choose', indices: [placeholder.index] }, shown: placeholder.text, reason: 'breaks-required' };
}

function hasPlaceholder({ options }: ChoiceControl): boolean {
  return options.some((option) => option.value === '');
}
