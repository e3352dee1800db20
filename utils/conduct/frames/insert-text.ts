import type { Catalogue } from '../../catalogue/entry';
import { makeText } from '../../catalogue/recipe';
import { Stopped } from './answering';
import type { TabLink } from './tab-link';
import { Trouble } from './trouble';

/**
 * Characters in one message: the page draws and hears the person between two. Each costs a layout of the whole text, so
 * smaller ones take longer in all: a million in a text area of Chromium 2 s by 250,000, 6 s by 100,000, 17 s by 20,000.
 */
const chunk = 250_000;

/** How far an insert is: characters that went in, of all. */
export interface InsertProgress {
  readonly done: number;
  readonly of: number;
}

export interface Inserting {
  /** Aborted to stop between two pieces. */
  readonly signal: AbortSignal;
  /** Told before each piece of a text that goes in in several. */
  readonly onProgress?: (progress: InsertProgress) => void;
}

/**
 * Inserts at the caret of a frame; a long text in pieces, so that the page does not freeze.
 * @throws Trouble where nothing takes the text, Stopped where the person stopped it
 */
export async function insertText(
  link: TabLink,
  frameId: number,
  text: string,
  { signal, onProgress }: Inserting,
): Promise<void> {
  let done = 0;
  for (const piece of pieces(text)) {
    if (signal.aborted) throw new Stopped();
    if (piece.length < text.length) onProgress?.({ done, of: text.length });
    const { outcome } = await link.call(frameId, 'agent/insert', { text: piece }, { signal });
    if (outcome !== 'inserted') throw new Trouble(outcome === 'no-caret' ? 'no-caret' : 'cannot-insert');
    done += piece.length;
  }
}

/** The frame that has the caret; null where the focus is in a frame that has none, or is out of reach. */
export async function caretFrame(link: TabLink): Promise<number | null> {
  const frames = await link.frames();
  const places = await Promise.all(
    frames.map(async ({ frameId }) => ({ frameId, ...(await link.call(frameId, 'agent/caret', {})) })),
  );
  const top = places.find(({ frameId }) => frameId === 0);
  if (top?.place !== 'frame') return 0;
  return places.find(({ frameId, place }) => frameId !== 0 && place === 'text')?.frameId ?? null;
}

/** The text of an entry. @throws Trouble for one that has left the catalogue, or is a file */
export function caseText(id: string, catalogue: Catalogue): string {
  const value = catalogue.find((entry) => entry.id === id)?.value;
  if (value === undefined) throw new Trouble('no-entry');
  return makeText(value);
}

/** No character is cut in two. */
function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + chunk, text.length);
    if (to < text.length && /[\uD800-\uDBFF]/.test(text[to - 1]!)) to--;
    yield text.slice(from, to);
    from = to;
  }
}
