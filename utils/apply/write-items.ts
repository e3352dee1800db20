import { isConnected, isMatch } from '../dom/nodes';
import type { FieldId, ReportEntry, Value } from '../pipeline';
import type { Findings, Held, RunContext, Written } from './field-writer';
import { writerOf } from './field-writers';
import { locate, type Located } from './locate';
import { keeps } from './native/same-text';
import { pageTurn } from './page-turn';
import { afterRemount } from './after-remount';
import type { Pacer } from '../dom/pacer';
import { startOf, type Places, type Start } from './start-of-writing';
import { changedByPage, failed, refused } from './widget/written';
import { holdsOf, type Target } from './target';
import { writeField } from './write-field';

export interface WriteJob {
  readonly id: FieldId;
  readonly target: Target | null;
  readonly value: Value;
}

export interface WriteRun {
  readonly pacer: Pacer;
  readonly context: RunContext;
  /**
   * Called before a field is written, to note what it held. Where that fails nothing is written.
   * @param before what it shows
   * @param early what it held before any of them was written, where that could be read
   * @returns where its writer notes what it finds out
   */
  readonly onBefore: (id: FieldId, located: Located, before: string, early?: Held) => Findings;
  /** Called with what came of it once a field is written. */
  readonly onWritten: (id: FieldId, located: Located, written: Written) => void;
  /** Called once for each job, when it is known what became of it. */
  readonly onDone: () => void;
}

interface Done {
  readonly job: WriteJob;
  readonly early: Held;
  readonly located: Located;
  readonly findings: Findings;
  readonly written: Written;
}

/** Fields whose page submits on its own when they change come last, so that the others are written by then. */
const submitsItself = ['onchange', 'oninput', 'onclick', 'onblur'].map((name) => `[${name}*="submit" i]`).join();

/**
 * Writes fields one after the other, in slices; then looks once more, after the page had its turn, and writes key by
 * key what did not last.
 * @returns one entry for each job, in the jobs' order
 */
export async function writeItems(jobs: readonly WriteJob[], run: WriteRun): Promise<ReportEntry[]> {
  // Of a fill that is stopped, what is on its way is not even looked at.
  if (run.context.signal.aborted) return jobs.map(({ id }) => entryOf(id, refused('cancelled', '')));
  const entries = new Map<FieldId, ReportEntry>();
  const toCheck: Done[] = [];
  const start = await startOf(jobs, run.pacer);
  for (const job of inWritingOrder(jobs)) {
    const answer = writeOne(job, start, run, toCheck);
    entries.set(job.id, entryOf(job.id, answer instanceof Promise ? await answer : answer));
    run.onDone();
    const rest = run.pacer.yieldIfDue();
    if (rest) await rest;
  }
  await pageTurn(run.context);
  for (const done of toCheck) {
    const again = writeAgain(done, run);
    if (again) entries.set(done.job.id, entryOf(done.job.id, await again));
    const rest = run.pacer.yieldIfDue();
    if (rest) await rest;
  }
  return jobs.map((job) => entries.get(job.id)!);
}

function inWritingOrder(jobs: readonly WriteJob[]): readonly WriteJob[] {
  const last = jobs.filter(({ target }) => isMatch(target?.field.element, submitsItself));
  return last.length === 0 ? jobs : [...jobs.filter((job) => !last.includes(job)), ...last];
}

/** Whether what stands where a field stood is a field of its own. */
function isOther({ target }: Located, job: WriteJob, places: Places): boolean {
  const { element } = target.field;
  return element !== job.target?.field.element && [...places.values()].some((place) => place.element === element);
}

function writeOne(job: WriteJob, { places, held }: Start, run: WriteRun, toCheck: Done[]): Written | Promise<Written> {
  if (run.context.signal.aborted) return refused('cancelled', '');
  const located = job.target && locate(job.target, places.get(job.id));
  if (!located || isOther(located, job, places)) return refused('gone', '');
  const before = holdsOf(located.target);
  let findings: Findings;
  try {
    findings = run.onBefore(job.id, located, before, held.get(job.id));
  } catch (error) {
    return failed(`${located.target.adapter.name}.read`, error, before);
  }
  const answer = writeField(located.target, job.value, { ...run.context, findings });
  const note = (answered: Written, looksAgain: boolean | undefined) => {
    const written = afterRemount(located, before, answered);
    if (looksAgain && written.outcome === 'filled')
      toCheck.push({ job, early: held.get(job.id), located, findings, written });
    return noted(job.id, located, written, run);
  };
  return answer instanceof Promise
    ? answer.then((written) => note(written, writerOf(located.target.adapter).looksAgain))
    : note(answer, true);
}

function writeAgain(
  { job, early, located, findings, written }: Done,
  run: WriteRun,
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

/** What the page made of a value twice is what it takes for it: the largest it allows. */
function orChanged(again: Written, early: Held): Written {
  const isNew = typeof early === 'string' && again.holds !== '' && again.holds !== early;
  return again.reason === 'refused-by-page' && isNew ? changedByPage(again.holds) : again;
}

function noted(id: FieldId, located: Located, written: Written, run: WriteRun): Written {
  run.onWritten(id, located, written);
  return written;
}

/** What was stopped is no refusal of the page's. */
function entryOf(id: FieldId, { outcome, reason, holds, detail }: Written): ReportEntry {
  const entry = { id, outcome: reason === 'cancelled' ? 'skipped' : outcome, reason, holds } as const;
  return detail === undefined ? entry : { ...entry, detail };
}
