import { isMatch } from '../dom/nodes';
import type { Pacer } from '../dom/pacer';
import type { FieldId, ReportEntry } from '../pipeline';
import type { Written } from './field-writer';
import { pageTurn, promisesRun } from './page-turn';
import { startOf } from './start-of-writing';
import { refused } from './widget/written';
import { writeAgain, writeJob, type Done, type WriteJob, type Writing } from './write-job';

export interface WriteRun extends Writing {
  readonly pacer: Pacer;
  /** Called once for each job, when it is known what became of it. */
  readonly onDone: () => void;
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
    const answer = writeJob(job, start, run, toCheck);
    entries.set(job.id, entryOf(job.id, answer instanceof Promise ? await answer : answer));
    run.onDone();
    const turn = run.pacer.yieldIfDue() ?? rendered(job, run);
    if (turn) await turn;
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

/**
 * A page that keeps its fields as one object hears of a field together with what it last rendered of the others: ticks
 * in the same turn would undo one another, unseen. Texts on pages of very many fields are looked at again anyway.
 */
function rendered({ value }: WriteJob, { context }: WriteRun): Promise<void> | null {
  return context.focus === 'sent' && value.as === 'text' ? null : promisesRun();
}

function inWritingOrder(jobs: readonly WriteJob[]): readonly WriteJob[] {
  const last = jobs.filter(({ target }) => isMatch(target?.field.element, submitsItself));
  return last.length === 0 ? jobs : [...jobs.filter((job) => !last.includes(job)), ...last];
}

/** What was stopped, or left to the person, is no refusal of the page's. */
function entryOf(id: FieldId, { outcome, reason, holds, detail }: Written): ReportEntry {
  const isLeft = reason === 'cancelled' || reason === 'has-value';
  const entry = { id, outcome: isLeft ? 'skipped' : outcome, reason, holds } as const;
  return detail === undefined ? entry : { ...entry, detail };
}
