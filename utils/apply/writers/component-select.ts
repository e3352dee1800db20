import { chosenTexts, isMultiple } from '../../field/adapters/component-select';
import type { FieldElements } from '../../field/adapter';
import { hostOptions, rootOfWidget } from '../../field/list/host-options';
import { isBlankChoice } from '../../field/saying/no-choice';
import { choiceWriter } from '../choice/choice-writer';
import type { Changes, Choices } from '../choice/choices';
import type { WriteContext } from '../field-writer';
import { emptyOut } from '../list/empty-out';
import type { ListWidget } from '../list/list-session';
import { takeEach } from '../list/pick-exactly';
import { waitFor } from '../widget/wait-for';
import { reaction } from '../widget/reaction';

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
  const shows = () => chosenTexts(field).join(', ');
  const before = shows();
  const widget: ListWidget = { trigger: element, pointers: [element], shows };
  const isEmptied = missing.length === 0 && !isMultiple(element);
  const texts = isEmptied ? blankOf(field) : [...surplus, ...missing];
  if (texts.length === 0) return emptyOut(widget, rootOfWidget(element)?.host ?? element, context);
  await takeEach(widget, texts, context);
  await waitFor(element, () => shows() !== before, reaction.press, context.signal);
}

/** The option that stands for nothing, where there is one. */
function blankOf({ element }: FieldElements): string[] {
  return hostOptions(element)
    .map(({ text }) => text)
    .filter(isBlankChoice)
    .slice(0, 1);
}
