import { chosenTexts, isMultiple } from '../../field/adapters/aria-listbox';
import { knownOptions } from '../../field/list/option-list';
import { choiceWriter } from '../choice/choice-writer';
import type { Choices } from '../choice/choices';
import { toggleEach, type Toggles } from '../choice/toggle-each';
import { pressKey } from '../widget/keys';
import { centreOf, press, pressSlowly } from '../widget/press';
import { revealInside } from '../widget/reveal';

export const ariaListboxWriter = choiceWriter({
  options: ({ element }) => knownOptions(element),
  choices: ({ element }) => choicesIn(element),
});

/** What is missing goes before what is too much: a plain press may let go of all else. */
function choicesIn(list: Element): Choices {
  const toggles: Toggles = {
    near: list,
    chosen: () => chosenTexts(list),
    isMultiple: () => isMultiple(list),
    ways: (text, ctrlKey) => waysTo(list, text, ctrlKey),
  };
  return {
    ...toggles,
    async change({ missing, surplus }, { signal }) {
      await toggleEach(toggles, missing, 'chosen', signal);
      await toggleEach(toggles, surplus, 'free', signal);
    },
  };
}

function waysTo(list: Element, text: string, ctrlKey: boolean): (() => unknown)[] {
  const option = knownOptions(list).find((one) => one.text === text)?.element;
  if (!option) return [];
  const byMouse = () => {
    revealInside(option, list);
    press(option, { ...centreOf(option), ctrlKey });
  };
  return [byMouse, () => pressSlowly(option), () => pressKey(option, ' ')];
}
