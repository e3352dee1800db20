import type { UndoableFill } from '../../messages/agent';
import type { NextUndo } from '../../messages/tab-state';
import type { Frame } from '../frames/frame-scripts';
import type { TabLink } from '../frames/tab-link';

/** By document of a frame: the fields that one fill changed there. */
type FieldsByDocument = Readonly<Record<string, number>>;
/** The fills of a page, by when they began: epoch milliseconds. Plain JSON. */
export type KnownFills = Readonly<Record<string, FieldsByDocument>>;

/**
 * The fills of a page that can be taken back. What each frame did is kept, so that an undo knows of fields in frames that
 * have left the page since.
 */
export class UndoableFills {
  #known: KnownFills = {};

  get known(): KnownFills {
    return this.#known;
  }

  /** Takes over what a worker before knew; `{}` for another page. */
  recall(known: KnownFills): void {
    this.#known = known;
  }

  /**
   * Asks all frames. What one has answered before holds while it does not answer, and when it has left.
   * @param isJustRead whether no fill has ended since the frames were reached: those inside the page that had not got
   * what writes then need not be asked. The top one is, since it answers once that has come: a press is then heard at once
   * @returns the fill that would be taken back next; null where no frame on the page has any
   */
  async look(link: TabLink, frames: readonly Frame[], { isJustRead = false } = {}): Promise<NextUndo | null> {
    const asked = await Promise.all(
      frames.map(async (frame) => {
        if (isJustRead && !frame.canWrite && frame.frameId !== 0) return [documentOf(frame), []] as const;
        const answer = await link.call(frame.frameId, 'agent/undoable', {}).catch(() => null);
        return [documentOf(frame), answer?.fills ?? this.#fillsOf(documentOf(frame))] as const;
      }),
    );
    const present = new Set(asked.map(([document]) => document));
    const next: Record<string, Record<string, number>> = {};
    for (const [document, fills] of asked)
      for (const { at, fields } of fills) next[at] = { ...next[at], [document]: fields };
    for (const at of Object.keys(next))
      for (const [document, fields] of Object.entries(this.#known[at] ?? {}))
        if (!present.has(document)) next[at]![document] = fields;
    this.#known = next;
    const times = Object.keys(next).map(Number);
    const [at, before = null] = times.sort((one, other) => other - one);
    return at === undefined ? null : { at, fields: sum(Object.values(next[at]!)), before };
  }

  /** Fields that a fill changed in frames other than these. */
  lost(at: number, frames: readonly Frame[]): number {
    const present = new Set(frames.map(documentOf));
    const gone = Object.entries(this.#known[at] ?? {}).filter(([document]) => !present.has(document));
    return sum(gone.map(([, fields]) => fields));
  }

  #fillsOf(document: string): UndoableFill[] {
    return Object.entries(this.#known).flatMap(([at, fields]) =>
      document in fields ? [{ at: Number(at), fields: fields[document]! }] : [],
    );
  }
}

/** Names a document of a tab: a frame that goes elsewhere keeps its id. */
function documentOf({ frameId, document }: Frame): string {
  return `${frameId}/${document}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
