/** Whether buttons of which some can be chosen are a question of the form, or commands and marks. */
import { findFirst, firstElementOf, isMatch, parentElementOf, previousElementOf } from '../../dom/nodes';
import { controls, isCaptionedBox, isCaptionOf } from './captioned-choices';
import { choiceRoles, groupOf, toggles } from './choice-buttons';
import { segmentOf } from './segments';
import { toggleBoxes } from './toggle-boxes';
import { touchables } from './touchables';
import { isPageChrome, isInForm } from '../widget/page-chrome';

const asking = `${toggleBoxes}, [class*=rating i], [class*=choice i]`;

/**
 * Buttons say that they are pressed wherever something is switched ("bold", "mute"): such a group is a choice where its
 * class says so in a form, or where it has a name or a caption of its own.
 */
export function isFormChoice(element: Element): boolean {
  if (isMatch(element, `[role=radiogroup], ${choiceRoles}, ${touchables}`) || isCaptionedBox(element)) return true;
  const group = segmentOf(element) ?? groupOf(element);
  if (isPageChrome(parentElementOf(group) ?? group)) return false;
  const isMeant = !isMatch(element, toggles) || isMatch(group, asking);
  return (isMeant && isInForm(group)) || isCaptioned(group);
}

/** A group that holds fields is named for those. */
function isCaptioned(group: Element): boolean {
  if (findFirst(group, controls)) return false;
  if (isMatch(group, '[aria-label], [aria-labelledby], [name], [data-name]')) return true;
  const before = [firstElementOf(group), previousElementOf(group), previousElementOf(parentElementOf(group))];
  return before.some((caption) => isCaptionOf(caption ?? null, group, `${controls}, ${toggles}`));
}
