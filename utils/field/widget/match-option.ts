/** Which of the options on show is meant. */
import { folded } from '../saying/folded';
import { isNoChoice } from '../saying/no-choice';

export interface Candidate {
  readonly text: string;
  readonly value: string;
  readonly disabled: boolean;
  /** It says itself that it stands for choosing nothing. */
  readonly isBlank?: boolean;
}

/** How well an option answers what is wanted: 3 the same, 2 begins with it, 1 contains it, 0 not at all. */
function agreement(option: Candidate, wanted: string): number {
  const text = folded(option.text);
  if (text === wanted || folded(option.value) === wanted) return 3;
  const at = ` ${text} `.indexOf(` ${wanted} `);
  if (wanted.length < 2 || at < 0 || isLongerCode(text.slice(at), wanted)) return 0;
  return at === 0 ? 2 : 1;
}

/** "+1 721" is not +1. */
function isLongerCode(text: string, wanted: string): boolean {
  return /^\+\d+$/.test(wanted) && /^ \d/.test(text.slice(wanted.length));
}

/**
 * The option that answers the wanted texts best; earlier texts go before later ones of equal agreement.
 * @returns null where none is answered
 */
export function bestMatch<C extends Candidate>(options: readonly C[], wanted: readonly string[]): C | null {
  const usable = options.filter((option) => !option.disabled);
  for (const least of [3, 2, 1]) {
    for (const one of wanted.map(folded)) {
      const found = one && usable.find((option) => agreement(option, one) >= least);
      if (found) return found;
    }
  }
  return null;
}

/** Real options, in their order: enabled and no placeholder. */
export function realOptions<C extends Candidate>(options: readonly C[]): C[] {
  return options.filter((option) => !option.disabled && !option.isBlank && !isNoChoice(option.text));
}
