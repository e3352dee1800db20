/** A line with a `datalist` is read and filled as a list to choose from, and written as a line. */
import type { FieldDescriptor, Option } from '../pipeline';
import type { Fitted } from './fit/fitted';
import { fittedText } from './fit/fitted';
import { makeBudget } from './fit/pattern/budget';
import { textRules } from './fit/text/rules';

/** By list of fields, so that what was recognised of a list is still known: see `recognise`. */
const choicesOf = new WeakMap<readonly FieldDescriptor[], readonly FieldDescriptor[]>();

/** @returns the fields, those with suggestions as choices among them; the same list for the same fields */
export function asChoices(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const known = choicesOf.get(fields);
  if (known) return known;
  const made = fields.map(asChoice);
  const choices = made.some((field, at) => field !== fields[at]) ? made : fields;
  choicesOf.set(fields, choices);
  return choices;
}

/** A browser suggests addresses that were typed before: those are somebody's. */
const isAddress = (text: string) => text.includes('@');

function asChoice(field: FieldDescriptor): FieldDescriptor {
  if (field.control !== 'text' || field.type !== 'text' || field.suggestions.length === 0) return field;
  const { accepts } = textRules(field, makeBudget());
  const texts = field.suggestions.filter((text) => !isAddress(text) && accepts(text));
  if (texts.length === 0) return field;
  const options = texts.map((text, index): Option => ({ index, value: text, text, disabled: false, group: '' }));
  const optionCount = Math.max(field.suggestionCount, texts.length);
  return {
    ...field,
    ...({ control: 'choice', type: 'combobox', multiple: false } as const),
    ...{ options, optionCount, optionsKnown: true, editable: true },
  };
}

/** What was chosen for a line, as it is written into it. */
export function asLine(fitted: Fitted): Fitted {
  if (fitted.value?.as !== 'options') return fitted;
  const [text = '', ...others] = fitted.value.wanted;
  return fittedText(text, fitted.value.at ? [] : others, fitted.reason);
}
