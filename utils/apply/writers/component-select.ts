import { chosenTexts, isMultiple } from '../../field/adapters/component-select';
import type { FieldElements } from '../../field/adapter';
import { hostOptions, rootOfWidget } from '../../field/list/host-options';
import { isBlankChoice } from '../../field/list/match-option';
import { choiceWriter } from '../choice/choice-writer';
import type { Changes, Choices } from '../choice/choices';
import type { WriteContext } from '../field-writer';
import { emptyOut } from '../list/empty-out';
import { chooseInPopup } from '../list/popup-choice';
import { acting } from '../widget/deadline';

/** The button opens the list; that may be a dialog whose choice has to be confirmed, and comes by animation. */
export const componentSelectWriter = choiceWriter({
  patience: 6_000,
  options: ({ element }) => hostOptions(element),
  choices: choicesOf,
});

function choicesOf(field: FieldElements): Choices {
  return {
    chosen: () => chosenTexts(field),
    isMultiple: () => isMultiple(field.element),
    change: (changes, context) => change(field, changes, context),
  };
}

/** Presses what must change. Without an option that stands for nothing there may be a button that empties it. */
async function change(field: FieldElements, { missing, surplus }: Changes, context: WriteContext): Promise<void> {
  const { element } = field;
  const before = chosenTexts(field);
  const isDone = () =>
    missing.every((text) => chosenTexts(field).includes(text)) &&
    !surplus.some((text) => chosenTexts(field).includes(text));
  const isEmptied = missing.length === 0 && !isMultiple(element);
  const texts = isEmptied ? blankOf(field) : [...surplus, ...missing];
  if (isEmptied && texts.length === 0 && before.length > 0) {
    const widget = { trigger: element, pointers: [element], shows: () => chosenTexts(field).join(', ') };
    return emptyOut(widget, rootOfWidget(element)?.host ?? element, context);
  }
  const { signal } = acting(context);
  await chooseInPopup({ trigger: element, texts, isDone }, signal, context.signal);
}

/** The option that stands for nothing, where there is one. */
function blankOf({ element }: FieldElements): string[] {
  return hostOptions(element)
    .map(({ text }) => text)
    .filter(isBlankChoice)
    .slice(0, 1);
}
