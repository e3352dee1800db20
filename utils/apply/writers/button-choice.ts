import { attribute, attributeOf, findFirst, isMatch, rectOf } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { shadowRootOf } from '../../dom/shadow-root';
import { choiceRoles, choicesOf } from '../../field/choice/choice-buttons';
import { chosen, isMultiple, isOn, nameOf } from '../../field/choice/choice-state';
import { pressedOf } from '../../field/choice/inner-control';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { centreOf, press, type Point } from '../widget/press';
import { until } from '../widget/until';
import { isDisabled } from '../../field/widget/visible';
import { sameTexts } from '../choice/same-texts';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import { optionsMeant } from '../wish';
import { isRating } from '../../field/adapters/button-choice';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;

export const buttonChoiceWriter: FieldWriter = {
  read: ({ element }) => chosen(element).map(nameOf),
  write,
  restore,
};

/** The choices as options, in their order. */
function offered(element: Element) {
  return choicesOf(element).map((choice) => ({
    text: nameOf(choice),
    value: attributeOf(choice, 'data-value') ?? attribute(choice, 'value'),
    disabled: isDisabled(choice),
  }));
}

async function write({ element }: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const shows = () => chosen(element).map(nameOf).join(', ');
  const names = optionsMeant(offered(element), value).map(({ text }) => text);
  if (names.length === 0) return refused('no-option', shows());
  if (sameTexts(chosen(element).map(nameOf), names)) return unchanged(shows());
  await bring(element, names, context);
  const now = chosen(element).map(nameOf);
  if (names.every((name) => now.includes(name))) return filled(shows());
  const isOneOfThem = isMultiple(element) && now.length === 1 && names.includes(now[0]!);
  return isOneOfThem ? changedByPage(shows()) : refused('refused-by-page', shows());
}

/** Presses what must change: the page may rebuild its buttons each time, so they are found anew by name. */
async function bring(element: Element, names: readonly string[], context: WriteContext): Promise<void> {
  const surplus =
    isMultiple(element) || names.length === 0
      ? chosen(element)
          .map(nameOf)
          .filter((name) => !names.includes(name))
      : [];
  const missing = names.filter((name) => !chosen(element).some((choice) => nameOf(choice) === name));
  for (const name of [...surplus, ...missing]) await toggle(element, name, context);
}

async function toggle(element: Element, name: string, context: WriteContext): Promise<void> {
  const find = () => choicesOf(element).find((choice) => nameOf(choice) === name);
  const choice = find();
  if (!choice) return;
  const before = isOn(choice);
  const changed = () => {
    const now = find();
    return now !== undefined && isOn(now) !== before;
  };
  for (const way of waysFor(choice)) {
    way(find() ?? choice);
    if (await until(element, changed, reaction, context.signal)) return;
  }
}

/** Some choose what the mouse was over before: a second press, where pressing twice does no harm, finds it there. */
function waysFor(choice: Element): readonly ((choice: Element) => void)[] {
  const byPress = (at: Element) => {
    const part = pressedOf(at);
    press(part, isRating(nameOf(at)) ? lateIn(part) : centreOf(part));
  };
  const byKey = (at: Element) => {
    focusOn(at);
    pressKey(at, ' ');
  };
  const partOf = (at: Element) => findFirst(shadowRootOf(at), 'input, button') ?? null;
  const byPart = (at: Element) => press(partOf(at) ?? at);
  if (isMatch(choice, choiceRoles)) return [byPress, byPress, byKey];
  return partOf(choice) ? [byPress, byPart, byKey] : [byPress, byKey];
}

/** A star may be two halves: a whole one is its second half, as the text runs. */
function lateIn(star: Element): Point {
  const { left, width } = rectOf(star);
  const share = getComputedStyle(star).direction === 'rtl' ? 0.25 : 0.75;
  return { ...centreOf(star), clientX: left + width * share };
}

async function restore({ element }: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const names = Array.isArray(held) ? held.map(String) : [];
  await bring(element, names, context);
  const now = chosen(element).map(nameOf);
  return sameTexts(now, names) ? filled(now.join(', ')) : refused('refused-by-page', now.join(', '));
}
