/** A text to copy from while a string is made for a pattern: so the string keeps what it can of the persona's own value. */
export interface Guide {
  /** The next character that the set takes, in upper or lower case if need be; null if the next one does not suit. */
  take(takes: (letter: string) => boolean): string | null;
  /** Passes the literal if it comes next. */
  pass(literal: string): void;
  /** Whether `take` would find one. */
  suits(takes: (letter: string) => boolean): boolean;
  /** Letters and digits not copied yet. */
  left(): number;
}

const wordLetter = /[\p{L}\p{N}]/u;

const longest = 100;

export function makeGuide(text: string): Guide {
  const letters = [...text.slice(0, longest)];
  let at = 0;
  const next = (takes: (letter: string) => boolean): { letter: string; at: number } | null => {
    for (let index = at; index < letters.length; index++) {
      const found = variants(letters[index]!).find(takes);
      if (found !== undefined) return { letter: found, at: index };
      if (wordLetter.test(letters[index]!)) return null;
    }
    return null;
  };
  return {
    take(takes) {
      const found = next(takes);
      if (found) at = found.at + 1;
      return found && found.letter;
    },
    pass(literal) {
      const skipped = letters.slice(at).findIndex((letter) => letter === literal || wordLetter.test(letter));
      if (skipped >= 0 && letters[at + skipped] === literal) at += skipped + 1;
    },
    suits: (takes) => next(takes) !== null,
    left: () => letters.slice(at).filter((letter) => wordLetter.test(letter)).length,
  };
}

function variants(letter: string): string[] {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return [letter, plain, letter.toUpperCase(), letter.toLowerCase(), plain.toUpperCase(), plain.toLowerCase()];
}
