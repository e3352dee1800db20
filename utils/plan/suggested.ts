/** A line with a `datalist` is filled as a list to choose from, and written as a line. */
import type { Kind } from '../kinds/kinds';
import type { FieldDescriptor, Option } from '../pipeline';
import type { Fitted } from './fit/fitted';
import { fittedText } from './fit/fitted';
import { makeBudget } from './fit/pattern/budget';
import { textRules } from './fit/text/rules';
import type { Recognition } from './recognition';
import { suits } from './recognise/suits';

/** What makes the person one: a suggestion would be somebody else's. */
const ownKinds: ReadonlySet<Kind> = new Set([
  ...(['name', 'given-name', 'additional-name', 'family-name', 'nickname'] as const),
  ...(['tel', 'tel-mobile', 'tel-national', 'tel-local', 'street-address', 'address-line1', 'cc-name'] as const),
]);

/** A browser suggests addresses that were typed before: those are somebody's. */
const isAddress = (text: string) => text.includes('@');

/**
 * @param recognition what the field was recognised as, and of whom it asks
 * @returns the field as a choice among its suggestions; as it is where it has none that it accepts, or where its kind is never chosen, as an account's name, or is the person's own
 */
export function asChoice(
  field: FieldDescriptor,
  { kind, person }: Pick<Recognition, 'kind' | 'person'>,
): FieldDescriptor {
  if (field.control !== 'text' || field.type !== 'text' || field.suggestions.length === 0) return field;
  if (person === '' && ownKinds.has(kind)) return field;
  const { accepts } = textRules(field, makeBudget());
  const texts = field.suggestions.filter((text) => !isAddress(text) && accepts(text));
  if (texts.length === 0) return field;
  const options = texts.map((text, index): Option => ({ index, value: text, text, disabled: false, group: '' }));
  const optionCount = Math.max(field.suggestionCount, texts.length);
  const choice: FieldDescriptor = {
    ...field,
    ...({ control: 'choice', type: 'combobox', multiple: false } as const),
    ...{ options, optionCount, optionsKnown: true, editable: true },
  };
  return suits(kind, choice) ? choice : field;
}

/** What was chosen for a line, as it is written into it. */
export function asLine(fitted: Fitted): Fitted {
  if (fitted.value?.as !== 'options') return fitted;
  const [text = '', ...others] = fitted.value.wanted;
  return fittedText(text, fitted.value.at ? [] : others, fitted.reason);
}
