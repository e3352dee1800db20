/** What the engine asks of a phrase itself, beside its meaning: bits, as the lexicon holds them. */
export const traits = {
  /** One to three Latin letters: another language's may be any word. */
  short: 1,
  /** Names a kind only when nothing else stands beside it: "order", "date". */
  onlyAlone: 2,
  /** A control's name that programmers give to anything: "code", "text". */
  general: 4,
  /** "name": whose or of what is said beside it. */
  bareName: 8,
  /** What is counted comes right after: "how many employees". */
  asksHowMany: 16,
  /** "q" is a search box when it is the whole name. */
  letter: 32,
  /** "Du", "von": a start where it stands alone, grammar elsewhere. */
  grammar: 64,
} as const;
export type Trait = keyof typeof traits;

/** One thing that a phrase may mean. */
export interface Sense<Meaning> {
  readonly meaning: Meaning;
  /** The language that says so, as `Words.language`. */
  readonly language: string;
  readonly traits: number;
}

export function hasTrait({ traits: bits }: Sense<unknown>, trait: Trait): boolean {
  return (bits & traits[trait]) !== 0;
}
