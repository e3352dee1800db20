/** Taking a fill back. */
import type { FieldId, ReportEntry } from '../pipeline';
import type { Held, WriteContext, Written } from './adapter';
import { locate } from './locate';
import { pageTurn } from './page-turn';
import type { Slices } from './slices';
import type { Target } from './target';
import type { HeldField, UndoStep } from './undo-step';
import { refused } from './widget/written';
import { restoreField } from './write-field';
import { entryOf } from './write-items';

interface UndoRun {
  readonly page: Document;
  readonly slices: Slices;
  readonly context: WriteContext;
}

/**
 * Brings every field of a fill back, the last one first, and looks at each once more when all are: some pages put a
 * value back when its field is left.
 */
export async function takeBack(step: UndoStep, { page, slices, context }: UndoRun): Promise<ReportEntry[]> {
  const fields = withoutTwins(step, page).reverse();
  const written = new Map<FieldId, Written>();
  for (const [id, field] of fields) {
    written.set(id, await restore(field, page, context));
    await slices.breathe();
  }
  await pageTurn(context);
  for (const [id, field] of fields) {
    if (written.get(id)?.outcome !== 'filled' || isBack(field, page)) continue;
    written.set(id, await restore(field, page, { ...context, again: true }));
    await slices.breathe();
  }
  return [...written].map(([id, answer]) => entryOf(id, answer));
}

/**
 * A page that drew its fields anew had them written twice, as two fields each: what the first of them held is what there
 * was before.
 */
function withoutTwins(step: UndoStep, page: Document): [FieldId, HeldField][] {
  const seen = new Set<Element>();
  return [...step].filter(([, field]) => {
    const element = locate(field, page, field.place)?.target.field.element;
    if (!element || seen.has(element)) return !element;
    seen.add(element);
    return true;
  });
}

function restore(field: HeldField, page: Document, context: WriteContext): Written | Promise<Written> {
  if (context.signal.aborted) return refused('cancelled', '');
  const now = locate(field, page, field.place);
  return now ? restoreField(now.target, field.held, context) : refused('gone', '');
}

/** Whether a field holds what it held; one that has gone since, or can't be asked, is left. */
function isBack(field: HeldField, page: Document): boolean {
  const now = locate(field, page, field.place);
  return now === null || JSON.stringify(heldBy(now.target) ?? field.held) === JSON.stringify(field.held);
}

function heldBy({ adapter, field }: Target): Held {
  try {
    return adapter.read(field);
  } catch {
    return null;
  }
}
