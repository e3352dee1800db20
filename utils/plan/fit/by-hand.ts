import { momentOf } from '../../moment/read-moment';
import type { FieldDescriptor } from '../../pipeline';
import type { Override } from '../context';
import { fittedOptions, type Fitted } from './fitted';

/**
 * What the person wrote or picked for the field, exactly: no rule of the field's, no mode and no other field changes it.
 * Where the control can't hold it, the writer says so and writes nothing.
 * @returns null where nothing was, or what was picked is no longer there
 */
export function byHand(field: FieldDescriptor, override: Override | undefined): Fitted | null {
  switch (override?.do) {
    case 'text':
      return optionNamed(field, override.text) ?? dayNamed(field, override.text) ?? verbatim(override.text);
    case 'choose':
      return options(field, override.indices);
    case 'check':
      return field.control === 'check' ? ticked(override.checked) : null;
    default:
      return null;
  }
}

function verbatim(text: string): Fitted {
  return { value: { as: 'text', text, alternatives: [], verbatim: true }, shown: text, reason: null };
}

/** For a control of dates: the day or time that a text says. */
function dayNamed({ control }: FieldDescriptor, text: string): Fitted | null {
  const moment = control === 'date' ? momentOf([text]) : null;
  if (!moment?.day && !moment?.time) return null;
  return { value: { as: 'moment', moment, text, alternatives: [], verbatim: true }, shown: text, reason: null };
}

function ticked(checked: boolean): Fitted {
  return { value: { as: 'check', checked }, shown: checked ? '✓' : '–', reason: null };
}

function optionNamed(field: FieldDescriptor, text: string): Fitted | null {
  if (field.control !== 'choice' || !field.optionsKnown) return null;
  const option = field.options.find((one) => !one.disabled && one.text.trim() === text.trim());
  return option ? options(field, [option.index]) : null;
}

function options(field: FieldDescriptor, indices: readonly number[]): Fitted | null {
  if (field.control !== 'choice') return null;
  const chosen = indices.flatMap((at) => field.options.find(({ index }) => index === at) ?? []);
  if (chosen.length !== indices.length) return null;
  return fittedOptions(chosen);
}
