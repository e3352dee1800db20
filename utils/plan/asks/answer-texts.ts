/**
 * Answers by what is asked: a megabyte in English, of which a page needs a few. They lie in several files, told by their id.
 */
import { hash } from '../lexicon/hash';
import type { Answers, AskText, AskTexts } from './ask-data';

/** Letters of one file, about: a megabyte takes the worker some 20 ms to read, whatever is needed of it. */
const lettersOfFile = 64_000;

export class AnswerTexts implements Answers {
  readonly #files: number;
  readonly #read: (file: number) => Promise<AskTexts>;
  readonly #known = new Map<number, AskTexts>();

  /** @param files their number @param read one of them */
  constructor(files: number, read: (file: number) => Promise<AskTexts>) {
    this.#files = files;
    this.#read = read;
  }

  of(id: string): readonly AskText[] {
    return this.#known.get(fileOf(id, this.#files))?.[id] ?? [];
  }

  load(ids: readonly string[]): Promise<unknown> | null {
    const unread = new Set(ids.map((id) => fileOf(id, this.#files)).filter((file) => !this.#known.has(file)));
    const read = async (file: number) => void this.#known.set(file, await this.#read(file));
    return unread.size === 0 ? null : Promise.all([...unread].map(read));
  }
}

/** @returns the files, from 0 on, of what is said in answer: as many as its length takes */
export function inFiles(texts: AskTexts): AskTexts[] {
  const count = Math.ceil(JSON.stringify(texts).length / lettersOfFile);
  const files = Array.from({ length: count }, (): Record<string, readonly AskText[]> => ({}));
  for (const [id, answers] of Object.entries(texts)) files[fileOf(id, count)]![id] = answers;
  return files;
}

function fileOf(id: string, files: number): number {
  return hash(id, 0) % files;
}
