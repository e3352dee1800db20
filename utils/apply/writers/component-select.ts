import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { acting } from '../widget/deadline';
import { emptyOut } from '../list/empty-out';
import { hostOptions, rootOfWidget } from '../../field/list/host-options';
import { isBlankChoice } from '../../field/list/match-option';
import { chooseInPopup } from '../list/popup-choice';
import { sameTexts } from '../choice/same-texts';
import { filled, refused, unchanged } from '../widget/written';
import { optionsMeant } from '../wish';
import { isMultiple, chosenTexts, componentSelect } from '../../field/adapters/component-select';

/** Popups of components come by animation. */
const patience = 6_000;

/** The button opens the list; that may be a dialog whose choice has to be confirmed. */
export const componentSelectWriter: FieldWriter = {
  patience,
  read: chosenTexts,
  write,
  restore,
};

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const wanted = optionsMeant(hostOptions(field.element), value).map(({ text }) => text);
  if (wanted.length === 0) return refused('no-option', componentSelect.holds(field));
  return bring(field, isMultiple(field.element) ? wanted : wanted.slice(0, 1), context);
}

/** Without an option that stands for nothing there may be a button that empties it. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const wanted = Array.isArray(held) ? held.map(String) : [];
  const { element } = field;
  if (
    wanted.length === 0 &&
    componentSelect.holds(field) !== '' &&
    blankOf(field).length === 0 &&
    !isMultiple(element)
  ) {
    const widget = { trigger: element, pointers: [element], shows: () => componentSelect.holds(field) };
    await emptyOut(widget, rootOfWidget(element)?.host ?? element, context);
  }
  return bring(field, wanted, context);
}

/** Presses what must change, confirms, closes. */
async function bring(field: FieldElements, wanted: readonly string[], context: WriteContext): Promise<Written> {
  const isDone = () => sameTexts(chosenTexts(field), wanted);
  if (isDone()) return unchanged(componentSelect.holds(field));
  const surplus = chosenTexts(field).filter((text) => isMultiple(field.element) && !wanted.includes(text));
  const missing = wanted.length > 0 ? wanted.filter((text) => !chosenTexts(field).includes(text)) : blankOf(field);
  const { signal } = acting(context);
  await chooseInPopup({ trigger: field.element, texts: [...surplus, ...missing], isDone }, signal, context.signal);
  return isDone() ? filled(componentSelect.holds(field)) : refused('refused-by-page', componentSelect.holds(field));
}

/** The option that stands for nothing, where there is one. */
function blankOf({ element }: FieldElements): string[] {
  return hostOptions(element)
    .map(({ text }) => text)
    .filter(isBlankChoice)
    .slice(0, 1);
}
