import { findFirst, isMatch, rectOf } from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { isRating, optionsOf } from '../../field/adapters/button-choice';
import { choiceRoles, choicesOf } from '../../field/choice/choice-buttons';
import { chosen, isMultiple, choiceName } from '../../field/choice/choice-state';
import { pressedOf } from '../../field/choice/inner-control';
import { choiceWriter } from '../choice/choice-writer';
import type { Choices } from '../choice/choices';
import { toggleEach, type Toggles } from '../choice/toggle-each';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { centreOf, press, type Point } from '../widget/press';

export const buttonChoiceWriter = choiceWriter({
  options: ({ element }) => optionsOf(element),
  choices: ({ element }) => choicesAmong(element),
});

/** The page may rebuild its buttons each time, so they are found anew by name. */
function choicesAmong(element: Element): Choices {
  const find = (name: string) => choicesOf(element).find((choice) => choiceName(choice) === name);
  const toggles: Toggles = {
    near: element,
    chosen: () => chosen(element).map(choiceName),
    isMultiple: () => isMultiple(element),
    ways(name) {
      const choice = find(name);
      return choice ? waysFor(choice).map((way) => () => way(find(name) ?? choice)) : [];
    },
  };
  return {
    ...toggles,
    async change({ missing, surplus }, { signal }) {
      await toggleEach(toggles, surplus, 'free', signal);
      await toggleEach(toggles, missing, 'chosen', signal);
    },
  };
}

/** A rating may choose the star that the mouse was over before: a second press, where that does no harm, finds it there. */
function waysFor(choice: Element): readonly ((choice: Element) => void)[] {
  const byPress = (at: Element) => {
    const part = pressedOf(at);
    press(part, isRating(choiceName(at)) ? lateIn(part) : centreOf(part));
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
