/** Taking a fill back. */
import type { FieldId, UndoEntry } from '../pipeline';
import type { Authors } from '../field/authors';
import type { RunContext, Written } from './field-writer';
import { locate } from './locate';
import { isOneValue } from './native/same-text';
import { pageTurn } from './page-turn';
import type { Pacer } from '../dom/pacer';
import { holdsOf, isAsHeld, type Target } from './target';
import type { HeldField, HeldFields } from './undo-step';
import { filled, refused } from './widget/written';
import { restoreField } from './write-field';

interface UndoRun {
  readonly pacer: Pacer;
  readonly context: RunContext;
  readonly authors: Authors;
  readonly keyOf: (id: FieldId) => string;
}

type Fields = readonly (readonly [FieldId, HeldField])[];

/**
 * Brings every field of a fill back, the last one first, and looks at each once more when all are: a page may put
 * a value back when its field is left. What the person changed since stays.
 * @returns one entry for each field that the fill has changed
 */
export async function takeBack(step: HeldFields, run: UndoRun): Promise<UndoEntry[]> {
  const { pacer, context } = run;
  const fields = withoutTwins(step).reverse();
  const kept = new Map(keptByPerson(fields, run));
  const written = new Map<FieldId, Written>();
  const due = fields.filter(([id]) => !kept.has(id));
  for (const [id, field] of due) {
    written.set(id, await restore(field, context));
    await pacer.yieldIfDue();
  }
  await pageTurn(context);
  const isTakenAway = ([id, field]: Fields[number]) => written.get(id)?.outcome === 'filled' && !isBack(field);
  const again = due.filter(isTakenAway);
  for (const [id, field] of again) {
    written.set(id, await restore(field, { ...context, again: true }));
    await pacer.yieldIfDue();
  }
  if (again.length > 0) await pageTurn(context);
  for (const one of again.filter(isTakenAway)) written.set(one[0], takenAway(one[1]));
  for (const [id, field] of due) {
    if (written.get(id)?.reason === 'cancelled') written.set(id, afterStop(field));
    if (written.get(id)?.outcome === 'filled') noteGivenBack(field, run);
  }
  return fields.map(([id]) => {
    const holds = kept.get(id);
    return holds === undefined ? entryOf(id, written.get(id)!) : { id, outcome: 'kept', holds };
  });
}

/** The field as it stands on the page now; null for one that is gone. */
function standsNow(field: HeldField): Target | null {
  return locate(field, field.place)?.target ?? null;
}

/**
 * A page that drew its fields anew had them written twice, as two fields each: what the first of them held is what there
 * was before; what was found out of either counts.
 */
function withoutTwins(step: HeldFields): [FieldId, HeldField][] {
  const known = new Map<Element | FieldId, [FieldId, HeldField]>();
  for (const [id, field] of step) {
    const key = standsNow(field)?.field.element ?? id;
    const [firstId, first] = known.get(key) ?? [id, field];
    known.set(key, [firstId, { ...first, findings: { ...field.findings, ...first.findings } }]);
  }
  return [...known.values()];
}

/** What fields hold that the person changed after the fill; asked before anything is put back, which changes others. */
function keptByPerson(fields: Fields, { authors, keyOf }: UndoRun): [FieldId, string][] {
  return fields.flatMap(([id, field]): [FieldId, string][] => {
    const now = standsNow(field);
    if (!now || isAsHeld(now, field.held)) return [];
    const holds = holdsOf(now);
    const isTheirs = holds !== field.left && authors.authorOf(now.field, holds, keyOf(id)) === 'person';
    return isTheirs ? [[id, holds]] : [];
  });
}

function restore(field: HeldField, context: RunContext): Written | Promise<Written> {
  if (context.signal.aborted) return refused('cancelled', '');
  const now = standsNow(field);
  const { held, findings } = field;
  if (!now || isOthers(now, field)) return refused('gone', '');
  return restoreField(now, held, { ...context, findings });
}

/**
 * Whether another form's field stands where ours stood (an application moved on to its next view): the page drew it
 * anew, and it holds something that is neither what the fill left nor what was held before.
 */
function isOthers(now: Target, { field, held, left }: HeldField): boolean {
  if (now.field.element === field.element || left === null || isAsHeld(now, held)) return false;
  return !isOneValue(holdsOf(now), left);
}

/** The field that was being put back when the undo was stopped may be back all the same. */
function afterStop(field: HeldField): Written {
  const now = standsNow(field);
  return now && isAsHeld(now, field.held) ? filled(holdsOf(now)) : refused('cancelled', '');
}

/** Whether a field holds what it held; one that has gone since, or can't be asked, is left. */
function isBack(field: HeldField): boolean {
  const now = standsNow(field);
  return now === null || isAsHeld(now, field.held);
}

function takenAway(field: HeldField): Written {
  const now = standsNow(field);
  return refused('refused-by-page', now ? holdsOf(now) : '');
}

function noteGivenBack(field: HeldField, { authors }: UndoRun): void {
  const now = standsNow(field);
  if (now) authors.gaveBack(now.field, holdsOf(now), field.author);
}

function entryOf(id: FieldId, { outcome, reason, holds }: Written): UndoEntry {
  if (outcome === 'filled') return { id, outcome: 'restored', holds };
  return { id, outcome: reason === 'gone' ? 'gone' : 'refused', holds };
}
