/** Looks for better numbers one after the other; what was found is noted at once, so that a run that is cut has lost nothing. */

export type Table = Record<string, Record<string, number>>;

/** What was found of a weight in the round that is not over: the number it was left at, and whether none that was tried changed an answer. */
export interface Tried {
  readonly left: number;
  readonly idle: boolean;
}

export interface Notes {
  /** By weight: those that a run before this one came to. */
  readonly tried: ReadonlyMap<string, Tried>;
  /** Called after each weight; the table holds the numbers found so far. */
  note(tried: ReadonlyMap<string, Tried>): void;
  /** Called where a number is better. */
  better(weight: string, from: number, to: number, gain: number): void;
}

/** What each weight is tried at, as parts of what it is. */
const factors = [0.5, 0.8, 1.25];
/** Right answers that a change must gain: fewer are chance. */
const leastGain = 2;
const mostRounds = 3;

/**
 * Raises and lowers each weight, and keeps what brings more right answers. Changes the table in place.
 * @param weights as `section.name`
 * @param good how many answers are right now
 * @returns the weights of which no value that was tried changed an answer
 */
export function fitOneByOne(table: Table, weights: readonly string[], good: () => number, notes: Notes): string[] {
  let best = good();
  let tried = new Map(notes.tried);
  for (let round = 0, improved = true; improved && round < mostRounds; round++) {
    if (round > 0) tried = new Map();
    improved = false;
    for (const weight of weights) {
      const [section, name] = weight.split('.') as [string, string];
      const numbers = table[section]!;
      const from = numbers[name]!;
      if (tried.get(weight)?.left === from) continue;
      let idle = true;
      let left = from;
      for (const factor of factors) {
        numbers[name] = Math.round(from * factor * 100) / 100;
        const now = good();
        idle &&= now === best;
        if (now < best + leastGain) continue;
        notes.better(weight, left, numbers[name]!, now - best);
        [best, left, improved] = [now, numbers[name]!, true];
      }
      numbers[name] = left;
      notes.note(tried.set(weight, { left, idle }));
    }
  }
  return weights.filter((weight) => tried.get(weight)?.idle);
}
