/** Taking fills and single fields back, over all frames of a tab. */
import type { NextUndo, TabState } from '../../messages/tab-state';
import type { UndoEntry } from '../../pipeline';
import { FrameGone, FrameSilent, Stopped, type Waiting } from '../frames/answering';
import { grouped } from '../../plan/grouped';
import { tabWideId, type FoundField } from '../page/read-tab';
import type { TabField } from '../page/rows';
import { sideBySide, topFirst } from '../waiting/side-by-side';
import { fewFrames, framesAtOnce, isSwift } from './many-frames';
import type { Frame } from '../frames/frame-scripts';
import type { TabLink } from '../frames/tab-link';

/** What taking back goes by. */
interface TakingBack {
  /** What is not put back when it is aborted stays, to be put back another time; each frame still says what it did. */
  readonly signal: AbortSignal;
  /** Told when the page falls silent, which is waited for as by a fill: its own code may take long over each value. */
  readonly onSilence: () => void;
}

/** Takes one fill back in all frames. */
export class Undo {
  readonly #link: TabLink;
  readonly #frameIds: readonly number[];
  readonly #fill: NextUndo;
  readonly #swift: ReadonlySet<number>;
  #entries: readonly UndoEntry[] = [];
  #lost = 0;
  #isStopped = false;

  /** @param fields what is known of the page */
  constructor(link: TabLink, frames: readonly Frame[], fill: NextUndo, fields: readonly TabField[]) {
    this.#link = link;
    this.#frameIds = frames.map(({ frameId }) => frameId);
    this.#fill = fill;
    this.#swift = frames.length > fewFrames ? swiftFrames(fields) : new Set();
  }

  /** What it did, in figures. */
  get done(): Undone {
    const done = undoneOf(this.#entries, this.#lost);
    return this.#isStopped ? { ...done, of: this.#fill.fields, isStopped: true } : done;
  }

  /**
   * One frame that has left the page has nothing to put back.
   * @param lost fields of the fill in frames that have left
   * @throws FrameSilent, once the other frames are done
   */
  async run(how: TakingBack, lost: number): Promise<readonly UndoEntry[]> {
    const { at } = this.#fill;
    const takeBack: TakeBack = (frameId, waiting) =>
      this.#link.call(frameId, 'agent/undo', { at, sharesFocus: this.#swift.has(frameId) }, waiting);
    this.#entries = await inFrames(this.#link, this.#frameIds, { ...how, swift: this.#swift }, takeBack);
    this.#lost = lost;
    this.#isStopped = how.signal.aborted;
    return this.#entries;
  }

  /** Asks what the page has put in the place of what was given back. @returns whether there is anything */
  async lookAgain(): Promise<boolean> {
    const answers = await Promise.all(
      this.#frameIds.map(async (frameId) => {
        const answer = await this.#link.call(frameId, 'agent/changed', {}).catch(() => null);
        return (answer?.entries ?? []).map(({ id, holds }) => [tabWideId(frameId, id), holds] as const);
      }),
    );
    const changed = new Map(answers.flat());
    this.#entries = this.#entries.map((entry) =>
      changed.has(entry.id) ? { ...entry, outcome: 'refused', holds: changed.get(entry.id)! } : entry,
    );
    return changed.size > 0;
  }
}

/** Gives single fields back what they held before our fills. @throws as `undoFill` does */
export async function putBack(link: TabLink, fields: readonly FoundField[], how: TakingBack): Promise<UndoEntry[]> {
  const idsIn = (frameId: number) => fields.filter((field) => field.frameId === frameId).map(({ ownId }) => ownId);
  const frameIds = [...new Set(fields.map((field) => field.frameId))];
  return inFrames(link, frameIds, { ...how, swift: new Set() }, (frameId, waiting) =>
    link.call(frameId, 'agent/put-back', { ids: idsIn(frameId) }, waiting),
  );
}

/** Frames of plain controls alone. */
function swiftFrames(fields: readonly TabField[]): ReadonlySet<number> {
  const frames = grouped(fields, ({ frameId }) => frameId);
  return new Set([...frames].flatMap(([frameId, own]) => (isSwift(own) ? [frameId] : [])));
}

/** Takes back what is asked for in one frame. */
type TakeBack = (frameId: number, waiting: Waiting) => Promise<{ readonly entries: readonly UndoEntry[] }>;

interface InFrames extends TakingBack {
  /** Frames that need no focus of their own. */
  readonly swift: ReadonlySet<number>;
}

/** The focus is in the end where it was before, in whichever frame. */
async function inFrames(
  link: TabLink,
  frameIds: readonly number[],
  how: InFrames,
  takeBack: TakeBack,
): Promise<UndoEntry[]> {
  const all = [...new Set([topFrame, ...frameIds])];
  if (all.length < 2) return eachFrame(frameIds, how, takeBack);
  const remembering = await Promise.all(
    all.map((frameId) =>
      link.call(frameId, 'agent/remember-place', {}).then(
        () => [frameId],
        () => [],
      ),
    ),
  );
  try {
    return await eachFrame(frameIds, how, takeBack);
  } finally {
    await topFirst(remembering.flat(), (frameId) => link.call(frameId, 'agent/end', {}).catch(() => undefined));
  }
}

const topFrame = 0;

/**
 * Frame by frame, so that each has the focus while it is written, then those that need none, several at a time; the last
 * to fall silent is told in the end.
 * @returns what became of each field, by its row
 */
async function eachFrame(
  frameIds: readonly number[],
  { signal, onSilence, swift }: InFrames,
  takeBack: TakeBack,
): Promise<UndoEntry[]> {
  let silent: FrameSilent | null = null;
  const inFrame = async (frameId: number): Promise<UndoEntry[]> => {
    if (signal.aborted) return [];
    try {
      const { entries } = await takeBack(frameId, { signal, tells: true, onSilence });
      return entries.map((entry) => ({ ...entry, id: tabWideId(frameId, entry.id) }));
    } catch (error) {
      if (error instanceof FrameSilent) silent = error;
      else if (!(error instanceof FrameGone || error instanceof Stopped)) throw error;
      return [];
    }
  };
  const isSwift = (frameId: number) => swift.has(frameId);
  const slow = await sideBySide(
    frameIds.filter((frameId) => !isSwift(frameId)),
    inFrame,
    1,
  );
  const entries = [...slow, ...(await sideBySide(frameIds.filter(isSwift), inFrame, framesAtOnce))];
  if (silent) throw silent;
  return entries.flat();
}

type Undone = NonNullable<TabState['undone']>;

/** What an undo did, in figures. @param lost fields of frames that have left the page */
export function undoneOf(entries: readonly UndoEntry[], lost = 0): Undone {
  const count = (outcome: UndoEntry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length;
  return {
    isStopped: false,
    restored: count('restored'),
    of: entries.length + lost,
    gone: count('gone') + lost,
    kept: count('kept'),
  };
}
