/** Bringing back what a list widget held before. */
import type { WriteContext } from '../field-writer';
import { emptyOut } from './empty-out';
import type { ListWidget } from './list-session';
import { isBlankChoice } from '../../field/saying/no-choice';
import { pickExactly } from './pick-exactly';
import { takeOutAdded } from './take-out-added';

/**
 * What was added to entries of before is taken out. Else by its list where that has what is wanted, an entry that stands
 * for nothing among it: a widget may keep a choice of which only the text was deleted. Else by all that empties the widget.
 * @param box the drawn box of the widget, with its clear button
 * @param before what it showed, several texts parted by commas
 * @param offered the options as far as they are known
 */
export async function restoreList(
  widget: ListWidget,
  box: Element,
  before: string,
  offered: readonly { readonly text: string }[],
  context: WriteContext,
): Promise<void> {
  await takeOutAdded(widget, box, before, context);
  if (widget.shows() === before) return;
  const isOffered = before !== '' || offered.some(({ text }) => isBlankChoice(text));
  if (isOffered) await pickExactly(widget, before.split(', ').filter(Boolean), context);
  if (widget.shows() !== before) await emptyOut(widget, box, context);
}
