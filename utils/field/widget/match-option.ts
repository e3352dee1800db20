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

const dialCode = /^\+\d+$/;

/** "+1 721" is not +1. */
function isLongerCode(text: string, wanted: string): boolean {
  return dialCode.test(wanted) && /^ \d/.test(text.slice(wanted.length));
}

const wordsOf = (text: string): readonly string[] => folded(text).match(/\p{L}{2,}/gu) ?? [];

/** Whether a text is the dialling code that is wanted first, beside a whole wanted name and no further words. */
export function isWantedCode(text: string, wanted: readonly string[]): boolean {
  const code = folded(wanted[0] ?? '');
  if (!dialCode.test(code) || agreement({ text, value: '', disabled: false }, code) === 0) return false;
  const names = wanted.map(wordsOf).filter(({ length }) => length > 0);
  const shown = wordsOf(text);
  return (
    names.some((name) => name.every((word) => shown.includes(word))) &&
    shown.every((word) => names.some((name) => name.includes(word)))
  );
}

/** Countries share a dialling code: that of them whose name is wanted, in as few words as can be; else the first. */
function amongAlike<C extends Candidate>(found: readonly C[], one: string, wanted: readonly string[]): C {
  if (!dialCode.test(one)) return found[0]!;
  const meant = new Set(wanted.flatMap(wordsOf));
  const ranks = found.map(({ text }) => {
    const words = wordsOf(text);
    const shared = new Set(words.filter((word) => meant.has(word))).size;
    return shared === 0 ? 0 : shared - words.length / 100;
  });
  return found[ranks.indexOf(Math.max(...ranks))]!;
}

/**
 * The option that answers the wanted texts best; earlier texts go before later ones of equal agreement.
 * @returns null where none is answered
 */
export function bestMatch<C extends Candidate>(options: readonly C[], wanted: readonly string[]): C | null {
  const usable = options.filter((option) => !option.disabled);
  for (const least of [3, 2, 1]) {
    for (const one of wanted.map(folded)) {
      const found = one === '' ? [] : usable.filter((option) => agreement(option, one) >= least);
      if (found.length > 0) return amongAlike(found, one, wanted);
    }
  }
  return null;
}

/** Real options, in their order: enabled and no placeholder. */
export function realOptions<C extends Candidate>(options: readonly C[]): C[] {
  return options.filter((option) => !option.disabled && !option.isBlank && !isNoChoice(option.text));
}
