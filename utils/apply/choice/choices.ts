/** The model of a choice: entries by their texts, some of which are chosen. */
import type { WriteContext, Written } from '../field-writer';
import { changedByPage, filled, refused, unchanged } from '../widget/written';

/** How one family of widgets shows a choice and takes one. */
export interface Choices {
  /** The texts that are chosen now. */
  chosen(): readonly string[];
  /** Whether several can be at once. */
  isMultiple(): boolean;
  /** Chooses what is missing and lets go of what is too much, as far as the page takes it. */
  change(changes: Changes, context: WriteContext): Promise<void>;
}

export interface Changes {
  readonly missing: readonly string[];
  /** Of a choice of one nothing, unless nothing is to be chosen: what was chosen goes as another is. */
  readonly surplus: readonly string[];
}

/** What has to change for the wanted texts, and no others, to be chosen. */
export function changesTo(wanted: readonly string[], { chosen, isMultiple }: Omit<Choices, 'change'>): Changes {
  const now = chosen();
  return {
    missing: wanted.filter((text) => !now.includes(text)),
    surplus: isMultiple() || wanted.length === 0 ? now.filter((text) => !wanted.includes(text)) : [],
  };
}

/**
 * Makes these texts, and no others, the chosen ones, and looks whether they are.
 * @returns filled, also with what the page made of it where that is some of them or more; else refused
 */
export async function bringChoice(
  choices: Choices,
  wanted: readonly string[],
  context: WriteContext,
): Promise<Written> {
  const shows = () => choices.chosen().join(', ');
  const isThere = () => sameTexts(choices.chosen(), wanted);
  if (isThere()) return unchanged(shows());
  await choices.change(changesTo(wanted, choices), context);
  if (isThere()) return filled(shows());
  const now = choices.chosen();
  const isPart = choices.isMultiple() && wanted.some((text) => now.includes(text));
  return isPart ? changedByPage(shows()) : refused('refused-by-page', shows());
}

/** Whether two lists hold the same texts, in any order. */
export function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text) => others.includes(text));
}
