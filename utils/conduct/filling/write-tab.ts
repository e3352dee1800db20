import { chunkSize } from '../../messages/agent';
import type { ReportEntry } from '../../pipeline';
import type { ReasonCode } from '../../reasons';
import type { TabField } from '../page/rows';
import { sideBySide } from '../waiting/side-by-side';
import { FrameGone, FrameSilent, Stopped, type Waiting } from '../frames/answering';
import { later } from '../waiting/later';
import { fewFrames, framesAtOnce, isSwift } from './many-frames';
import type { TabLink } from '../frames/tab-link';

type Reported = readonly (readonly [TabField, ReportEntry])[];

export interface WriteOptions extends Required<Pick<Waiting, 'signal' | 'onSilence'>> {
  readonly sparesTyped?: (field: TabField) => boolean;
  /** Names the fill; a frame that has not begun it does so with its first values. */
  readonly at: number;
  readonly onReports: (reports: Reported) => void;
  /** Told now and then how many fields a frame says it has dealt with, reported or not. */
  readonly onDone: (frameId: number, done: number) => void;
}

/** Widgets open, wait and close, so few go in one message. */
const widgetsPerChunk = 4;
/** Very many fields go in larger messages: each end of one is a pause in which the browser draws the page anew. */
const largestChunk = 1_000;
const chunksOfPage = 6;

/**
 * Messages of a frame that are on their way at once. It never runs out of fields then: a frame that waits for the next
 * ones is drawn anew meanwhile, which takes longer than writing them where there are thousands.
 */
const onTheWay = 4;

/** Milliseconds after which a frame is asked how far it is: slow fields may keep a message for many seconds. */
const askEvery = 250;

/** Messages on their way, each with the values of `framesAtOnce`. */
const groupsAtOnce = 2;

/**
 * Writes the planned values, frame by frame in page order; of very many frames, those of plain controls several at a
 * time. Every field given gets a report, whatever happens.
 */
export async function writeTab(link: TabLink, fields: readonly TabField[], options: WriteOptions): Promise<void> {
  const lost = new Map<number, ReasonCode>();
  const frames = [...chunksByFrame(fields).values()];
  const isMany = frames.length > fewFrames;
  const writing = { link, lost, options, sharesFocus: false };
  const isOneOfMany = (frame: readonly TabField[][]) => isMany && isSwift(frame.flat());
  for (const frame of frames) if (!isOneOfMany(frame)) await writeFrame(frame, writing);
  const crowd = { ...writing, sharesFocus: true };
  const groups = groupsOf(frames.filter(isOneOfMany), framesAtOnce);
  await sideBySide(groups, (group) => Promise.all(group.map((frame) => writeFrame(frame, crowd))), groupsAtOnce);
}

function groupsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
}

interface Writing {
  readonly link: TabLink;
  /** Frames that can't be written any more, and why. */
  readonly lost: Map<number, ReasonCode>;
  readonly options: WriteOptions;
  /** Whether other frames are written at the same time. */
  readonly sharesFocus: boolean;
}

function chunksByFrame(fields: readonly TabField[]): Map<number, TabField[][]> {
  const frames = new Map<number, TabField[][]>();
  for (const chunk of chunks(fields)) {
    const { frameId } = chunk[0]!;
    frames.set(frameId, [...(frames.get(frameId) ?? []), chunk]);
  }
  return frames;
}

/** The next messages of a frame are on their way while one is being written. */
async function writeFrame(frame: readonly TabField[][], writing: Writing): Promise<void> {
  const over = new AbortController();
  void follow(frame[0]![0]!.frameId, writing, over.signal);
  const told: Promise<void>[] = [];
  try {
    const ahead = writing.sharesFocus ? 1 : onTheWay;
    for (const [at, chunk] of frame.entries()) {
      await told[at - ahead];
      const [before, reported] = [told[at - 1], reportsOf(chunk, writing)];
      told.push(Promise.resolve(before).then(async () => writing.options.onReports(await reported)));
    }
    await told.at(-1);
  } finally {
    over.abort();
  }
}

/** Asks a frame how far it is until that is over. One that does not say is asked again. */
async function follow(frameId: number, { link, options }: Writing, over: AbortSignal): Promise<void> {
  for (await later(askEvery, over); !over.aborted; await later(askEvery, over)) {
    const answer = await link.call(frameId, 'agent/progress', {}).catch(() => null);
    if (answer && !over.aborted) options.onDone(frameId, answer.done);
  }
}

async function reportsOf(chunk: readonly TabField[], writing: Writing): Promise<Reported> {
  const { frameId } = chunk[0]!;
  const { lost } = writing;
  const reason = writing.options.signal.aborted ? 'cancelled' : lost.get(frameId);
  if (reason) return unwritten(chunk, reason);
  try {
    return await writeChunk(chunk, writing);
  } catch (error) {
    const why = reasonOf(error, frameId);
    if (why !== 'failed') lost.set(frameId, why);
    // What it has been sent is not to be written behind everybody's back once it runs again.
    if (why === 'frame-silent') void writing.link.call(frameId, 'agent/cancel', {}).catch(() => undefined);
    return unwritten(chunk, why);
  }
}

async function writeChunk(chunk: readonly TabField[], { link, options, sharesFocus }: Writing): Promise<Reported> {
  const { frameId } = chunk[0]!;
  const items = chunk.flatMap((field) => {
    const { value } = field.entry;
    if (!value) return [];
    return [{ id: field.ownId, value, ...(options.sparesTyped?.(field) && { sparesTyped: true as const }) }];
  });
  // Of what is asked of many frames together, those that give no answer are asked by themselves.
  const input = { items, at: options.at, ...(sharesFocus && { sharesFocus, name: crypto.randomUUID() }) };
  const { signal, onSilence } = options;
  const waiting = { signal, tells: true, onSilence };
  const { entries } = await link.call(frameId, 'agent/apply', input, waiting);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return chunk.map((field) => [field, byId.get(field.ownId) ?? report(field, 'refused', 'gone')] as const);
}

/** A frame that leaves takes its fields with it, and no page. */
function reasonOf(error: unknown, frameId: number): ReasonCode {
  if (error instanceof Stopped) return 'cancelled';
  if (error instanceof FrameGone) return frameId === 0 ? 'page-left' : 'gone';
  return error instanceof FrameSilent ? 'frame-silent' : 'failed';
}

function unwritten(chunk: readonly TabField[], reason: ReasonCode): Reported {
  const outcome = reason === 'cancelled' ? 'skipped' : 'refused';
  return chunk.map((field) => [field, report(field, outcome, reason)] as const);
}

function report(field: TabField, outcome: ReportEntry['outcome'], reason: ReportEntry['reason']): ReportEntry {
  return { id: field.ownId, outcome, reason, holds: '' };
}

function* chunks(fields: readonly TabField[]): Generator<TabField[]> {
  let chunk: TabField[] = [];
  let widgets = 0;
  const size = Math.min(Math.max(chunkSize, Math.ceil(fields.length / chunksOfPage)), largestChunk);
  for (const field of fields) {
    const full = chunk.length === size || widgets === widgetsPerChunk || chunk[0]?.frameId !== field.frameId;
    if (chunk.length > 0 && full) {
      yield chunk;
      chunk = [];
      widgets = 0;
    }
    chunk.push(field);
    if (isWidget(field)) widgets++;
  }
  if (chunk.length > 0) yield chunk;
}

/** Anything that is no native control may have to be opened and waited for. */
function isWidget({ field }: TabField): boolean {
  return !['input', 'select', 'textarea'].includes(field.tag) || field.role !== '';
}
