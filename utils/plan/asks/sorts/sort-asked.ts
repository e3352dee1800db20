/**
 * What sort of answer a question wants whose matter nobody knows: a firm, a place, a verdict, a fault that may not have
 * been. `sorts.json` tells it by a question's own words and their endings, by sort with a row a language.
 */
import { byTextOf } from '../../by-text';
import { matchesFolded } from '../../pattern-of';
import type { Kind } from '../../../kinds/kinds';
import { fold } from '../../recognise/texts/fold';

/** A sort of answer as one language has it. */
export interface QuestionSort {
  readonly id: string;
  /** The kind that answers; absent: its own words do. */
  readonly kind?: Kind;
  /** Whether its words say that there is nothing to tell. */
  readonly denies?: boolean;
  /** Whether a form that is about it asks for more: who reports a damage has one. */
  readonly aside?: boolean;
  /** A regular expression of the folded question without the signs before it. */
  readonly asks: string;
  /** For a box of one line, and for one of several. */
  readonly says: readonly string[];
}

interface WrittenSort extends Omit<QuestionSort, 'id' | 'asks' | 'says'> {
  readonly rows: Readonly<Record<string, readonly [asks: string, ...says: string[]]>>;
}

/** `sorts.json`: what goes first is asked first. */
export type WrittenSorts = Readonly<Record<string, WrittenSort>>;

/** @param language as `languages/*.json` are named @returns the sorts that the language has words for */
export function sortsIn(language: string, written: WrittenSorts): QuestionSort[] {
  return Object.entries(written).flatMap(([id, { rows, ...sort }]) => {
    const [asks, ...says] = rows[language] ?? [];
    return asks === undefined ? [] : [{ id, ...sort, asks, says }];
  });
}

const beforeWords = /^[^\p{L}\p{N}]+/u;

/** @param question as it stands on the page @returns null where its words tell none */
export const sortAsked = byTextOf((question, sorts: readonly QuestionSort[]): QuestionSort | null => {
  const said = fold(question).replace(beforeWords, '');
  return sorts.find(({ asks }) => matchesFolded(asks, said)) ?? null;
});

/** Whether a form is about what a sort is: a "Damage report". */
export function isAbout(formTexts: readonly string[], { asks }: QuestionSort): boolean {
  return formTexts.some((text) => matchesFolded(asks, fold(text)));
}
