/** What the buttons of a choice say of themselves. */
import { attribute, closest, findAll, isMatch, localNameOf } from '../../dom/nodes';
import { captionedBoxOf } from './captioned-choices';
import { choiceRoles, choicesOf, groupOf, plainButtons, plainChips, toggles } from './choice-buttons';
import { isBoxOn, isDrawnBox } from './drawn-box';
import { saysOn } from './inner-control';
import { saysByClass } from '../saying/says-by-class';
import { choiceText } from '../saying/choice-text';
import { isOnInside } from './element-internals';
import { isSegment, isSegmentOn } from './segments';
import { toggleBoxes } from './toggle-boxes';
import { touchables } from './touchables';

/** Whether a button is chosen. */
export function isOn(choice: Element): boolean {
  if (isSegment(choice)) return isSegmentOn(choice);
  if (isMatch(choice, `${plainChips}, ${touchables}`) || captionedBoxOf(choice))
    return saysByClass(choice, 'on') || isOddOne(choice);
  if (isMatch(choice, plainButtons)) return saysByClass(choice, 'on');
  const says = saysOn(choice);
  if (says !== null) return says;
  return isDrawnBox(choice, 'radio') ? isBoxOn(choice) : isOnInside(choice);
}

/** The page may have a look of its own for what is chosen: all others share theirs. */
function isOddOne(choice: Element): boolean {
  const others = choicesOf(closest(choice, toggleBoxes) ?? choice).filter((one) => one !== choice);
  return [lookOf, lookInside].some((look) => {
    const looks = new Set(others.map(look));
    return others.length > 1 && looks.size === 1 && !looks.has(look(choice));
  });
}

const lookOf = (choice: Element) => `${attribute(choice, 'class')}\n${attribute(choice, 'style')}`;

/** How its parts are built and painted, whatever they say; a ripple tells where it was pressed last. */
const lookInside = (choice: Element) =>
  [...findAll(choice, ':not([class*=ripple i])')]
    .slice(0, mostParts)
    .map((part) => `${localNameOf(part)}\n${lookOf(part)}`)
    .join();
const mostParts = 60;

/** Of radio buttons one: stars say of all up to the chosen one that they are on. */
export function chosen(element: Element): Element[] {
  const on = choicesOf(element).filter(isOn);
  return on.length > 1 && on.every((choice) => isMatch(choice, choiceRoles)) ? on.slice(-1) : on;
}

/** What a button is called; one that says nothing at all is counted, as stars are. */
export const choiceName = (choice: Element) => choiceText(choice) || String(choicesOf(choice).indexOf(choice) + 1);

/** Whether several buttons of a group can be chosen at once. */
export function isMultiple(element: Element): boolean {
  return (
    choicesOf(element).every((choice) => isMatch(choice, toggles)) && !isMatch(groupOf(element), '[role=radiogroup]')
  );
}
