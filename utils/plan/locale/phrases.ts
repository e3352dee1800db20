import type { Kind } from '../../kinds/kinds';

/**
 * What people write on forms in one language: `phrases/<language>.json`.
 * `words` of a kind name the same things in the same order in every language, so that a value can be given in English too.
 */
export interface Phrases {
  /** ISO 639-1. */
  readonly language: string;
  /** Single values: jobs, departments, colours, marital status… */
  readonly words: Readonly<Partial<Record<Kind, readonly string[]>>>;
  /** Titles of women and of men where the usual one is the others', in the order of `organization-title`; the same for both is ''. */
  readonly titlesOf?: Readonly<Partial<Record<'female' | 'male', readonly string[]>>>;
  /** Whole texts, each a list of sentences that may be cut off at any sentence's end. */
  readonly prose: Readonly<Partial<Record<Kind, readonly (readonly string[])[]>>>;
}
