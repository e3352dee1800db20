/** What the buttons of a choice say of themselves. */
import {
  attributeOf,
  classNameOf,
  closest,
  documentOf,
  findFirst,
  idOf,
  isMatch,
  nextElementOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { choiceRoles, choicesOf, groupOf, plainButtons, plainChips, toggleBoxes, toggles } from './choice-buttons';
import { isBoxOn, isDrawnBox } from './drawn-box';
import { saysOn } from './inner-control';
import { saysByClass } from '../saying/says-by-class';
import { textOf } from '../list/option-list';
import { isOnInside } from './element-internals';
import { isSegment, isSegmentOn } from './segments';

/** Whether a button is chosen. */
export function isOn(choice: Element): boolean {
  if (isSegment(choice)) return isSegmentOn(choice);
  if (isMatch(choice, plainChips)) return saysByClass(choice, 'on') || isOddOne(choice);
  if (isMatch(choice, plainButtons)) return saysByClass(choice, 'on');
  const says = saysOn(choice);
  if (says !== null) return says;
  return isDrawnBox(choice, 'radio') ? isBoxOn(choice) : isOnInside(choice);
}

/** The page may have a class of its own for what is chosen: all others share theirs. */
function isOddOne(chip: Element): boolean {
  const box = closest(chip, toggleBoxes);
  const others = box ? choicesOf(box).filter((one) => one !== chip) : [];
  const names = new Set(others.map(({ className }) => className));
  return others.length > 1 && names.size === 1 && !names.has(classNameOf(chip));
}

/** Of radio buttons one: stars say of all up to the chosen one that they are on. */
export function chosen(element: Element): Element[] {
  const on = choicesOf(element).filter(isOn);
  return on.length > 1 && on.every((choice) => isMatch(choice, choiceRoles)) ? on.slice(-1) : on;
}

/** What a button is called: by its label, its text, what stands beside it, its value, its place. A drawn mark is no text. */
export function choiceName(choice: Element): string {
  const label = attributeOf(choice, 'aria-label');
  if (label) return withoutIcon(label.trim(), choice);
  const own = textOf(choice);
  if (hasWords(own)) return own;
  const labelled = idOf(choice) ? findFirst(documentOf(choice), `label[for="${CSS.escape(idOf(choice))}"]`) : null;
  const root = rootOf(choice);
  const host = root instanceof ShadowRoot ? root.host : null;
  const beside = labelled ?? closest(choice, 'label') ?? nextElementOf(choice) ?? host;
  const value = ['data-value', 'value', 'aria-posinset'].map((name) => attributeOf(choice, name)).find(Boolean);
  const said = beside ? textOf(beside) : '';
  return hasWords(said) ? said : (value ?? posInSet(choice));
}

/** The word for an icon changes as that is lit (Quasar). */
function withoutIcon(label: string, choice: Element): string {
  const icon = (textContentOf(findFirst(choice, 'i[aria-hidden=true]')) ?? '').trim();
  return icon !== '' && label.startsWith(`${icon} `) ? label.slice(icon.length).trim() : label;
}

/** Stars that say nothing else are counted. */
const posInSet = (choice: Element) => String(choicesOf(choice).indexOf(choice) + 1);

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Whether several buttons of a group can be chosen at once. */
export function isMultiple(element: Element): boolean {
  return (
    choicesOf(element).every((choice) => isMatch(choice, toggles)) && !isMatch(groupOf(element), '[role=radiogroup]')
  );
}
