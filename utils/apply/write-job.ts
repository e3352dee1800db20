/** One field of a fill: found on the page, written, looked at again. */
import { isConnected } from '../dom/nodes';
import { typedText, type FieldId, type Value } from '../pipeline';
import { afterRemount } from './after-remount';
import type { Findings, Held, RunContext, Written } from './field-writer';
import { writerOf } from './field-writers';
import { locate, type Located } from './locate';
import { keeps } from './native/same-text';
import type { Places, Start } from './start-of-writing';
import { holdsOf, type Target } from './target';
import { changedByPage, failed, filled, refused } from './widget/written';
import { writeField } from './write-field';

export interface WriteJob {
  readonly id: FieldId;
  readonly target: Target | null;
  readonly value: Value;
  /** What the person has typed meanwhile is left to them. */
  readonly sparesTyped?: boolean;
}

/** What the writing of each field goes by, and who is told of it. */
export interface Writing {
  readonly context: RunContext;
  /** Whether the person has changed a field by hand since it was read or written last. */
  readonly isTyped: (target: Target) => boolean;
  /**
   * Called before a field is written, to note what it held. Where that fails nothing is written.
   * @param before what it shows
   * @param early what it held before any of them was written, where that could be read
   * @returns where its writer notes what it finds out
   */
  readonly onBefore: (id: FieldId, located: Located, before: string, early?: Held) => Findings;
  /** Called with what came of it once a field is written. */
  readonly onWritten: (id: FieldId, located: Located, written: Written) => void;
}

/** A field that was filled, to be looked at again once the page has had its turn. */
export interface Done {
  readonly job: WriteJob;
  readonly early: Held;
  readonly located: Located;
  readonly findings: Findings;
  readonly written: Written;
}

/**
 * Writes a field where it stands now.
 * @param toCheck takes it up where it is to be looked at again
 */
export function writeJob(
  job: WriteJob,
  { places, held }: Start,
  run: Writing,
  toCheck: Done[],
): Written | Promise<Written> {
  if (run.context.signal.aborted) return refused('cancelled', '');
  const located = job.target && locate(job.target, places.get(job.id));
  if (!located || isOther(located, job, places)) return refused('gone', '');
  const before = holdsOf(located.target);
  if (job.sparesTyped && before !== '' && run.isTyped(located.target)) return refused('has-value', before);
  let findings: Findings;
  try {
    findings = run.onBefore(job.id, located, before, held.get(job.id));
  } catch (error) {
    return failed(`${located.target.adapter.name}.read`, error, before);
  }
  const answer = writeField(located.target, job.value, { ...run.context, findings });
  const note = (answered: Written, looksAgain: boolean | undefined) => {
    const written = afterStop(job.value, before, afterRemount(located, before, answered));
    if (looksAgain && written.outcome === 'filled')
      toCheck.push({ job, early: held.get(job.id), located, findings, written });
    return noted(job.id, located, written, run);
  };
  return answer instanceof Promise
    ? answer.then((written) => note(written, writerOf(located.target.adapter).looksAgain))
    : note(answer, true);
}

/** The field that was being written when the fill was stopped may hold its value all the same. */
function afterStop(value: Value, before: string, written: Written): Written {
  const { reason, holds } = written;
  if (reason !== 'cancelled' || holds === before) return written;
  const text = typedText(value);
  const isWhole = text === null ? value.as === 'options' && value.count === 1 : keeps(holds, text) !== 'not';
  return isWhole && holds !== '' ? filled(holds) : written;
}

/** Writes a field key by key whose value did not last; null where it did. */
export function writeAgain(
  { job, early, located, findings, written }: Done,
  run: Writing,
): Written | Promise<Written> | null {
  if (run.context.signal.aborted) return null;
  const isThere = isConnected(located.target.field.element);
  const now = isThere ? located : locate(located.target, located.place);
  if (!now) return null;
  const holds = holdsOf(now.target);
  const isKept = job.value.as === 'files' || keeps(holds, written.holds) !== 'not';
  if (isKept) return isThere && holds === written.holds ? null : noted(job.id, now, { ...written, holds }, run);
  const answer = writeField(now.target, job.value, { ...run.context, findings, again: true });
  const note = (again: Written) => noted(job.id, now, orChanged(again, early), run);
  return answer instanceof Promise ? answer.then(note) : note(answer);
}

/** Whether what stands where a field stood is a field of its own. */
function isOther({ target }: Located, job: WriteJob, places: Places): boolean {
  const { element } = target.field;
  return element !== job.target?.field.element && [...places.values()].some((place) => place.element === element);
}

/** What the page made of a value twice is what it takes for it: the largest it allows. */
function orChanged(again: Written, early: Held): Written {
  const isNew = typeof early === 'string' && again.holds !== '' && again.holds !== early;
  return again.reason === 'refused-by-page' && isNew ? changedByPage(again.holds) : again;
}

function noted(id: FieldId, located: Located, written: Written, run: Writing): Written {
  run.onWritten(id, located, written);
  return written;
}
