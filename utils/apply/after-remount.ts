import { isConnected } from '../dom/nodes';
import type { Written } from './field-writer';
import { locate, type Located } from './locate';
import { holdsOf } from './target';
import { filled } from './widget/written';

/**
 * What came of a write whose page put another widget in the place of the one that was written: its adapter asked the one
 * that is gone, and refused.
 * @param before what it showed before the write
 * @returns filled with what the new one shows where that is something else than before, else the adapter's own answer
 */
export function afterRemount(located: Located, before: string, written: Written): Written {
  if (written.outcome !== 'refused' || isConnected(located.target.field.element)) return written;
  const now = locate(located.target, located.place);
  const holds = now ? holdsOf(now.target) : '';
  return holds === '' || holds === before ? written : filled(holds);
}
