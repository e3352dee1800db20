/** Taking out of a list of several what was added to it. */
import { childNodesOf, isMatch, parentElementOf, textContentOf } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { atRest } from '../widget/at-rest';
import { clearButtons } from '../../field/widget/clear-button';
import { pressSlowly } from '../widget/press';
import { waitFor } from '../widget/wait-for';
import type { ListWidget } from './list-session';
import { folded } from '../../field/saying/folded';
import { useList } from './use-list';
import { reaction } from '../widget/reaction';

const mostAdded = 20;
/** Levels from the button of an entry up to the box of that entry. */
const entryLevels = 3;

/**
 * Takes out, by its own button, each entry that was not there before: lists of several leave out of what they offer
 * what is chosen already, so that they offer no way back to it. Does nothing where one that was there is missing.
 * @param before what the widget showed, several texts parted by commas
 */
export async function takeOutAdded(
  widget: ListWidget,
  box: Element,
  before: string,
  context: WriteContext,
): Promise<void> {
  const kept = before.split(', ');
  const added = () => {
    const shown = widget.shows().split(', ');
    return kept.every((text) => shown.includes(text)) ? shown.filter((text) => !kept.includes(text)) : [];
  };
  if (before === '' || added().length === 0) return;
  await useList(widget, context, async () => {
    for (let count = 0; count < mostAdded; count++) {
      const left = added();
      const button = removerOf(left.at(-1) ?? '', box);
      if (!button) return;
      await pressSlowly(button);
      if (!(await waitFor(box, () => added().length !== left.length, reaction.step, context.signal))) return;
      await atRest(box, context.signal);
    }
  });
}

/** The button in the entry of that text alone. */
function removerOf(text: string, box: Element): Element | null {
  const isOf = (button: Element) => {
    let at: Element | null = button;
    for (let level = 0; at && at !== box && level < entryLevels; level++, at = parentElementOf(at))
      if (folded(ownText(at)) === folded(text)) return true;
    return false;
  };
  return text === '' ? null : (clearButtons(box).find(isOf) ?? null);
}

/** What an entry says, its button apart. */
function ownText(entry: Element): string {
  const isButton = (part: Element) => isMatch(part, 'button, [role=button], svg, i');
  const parts = [...childNodesOf(entry)].filter((part) => !(part instanceof Element && isButton(part)));
  return parts.map((part) => textContentOf(part) ?? '').join(' ');
}
