/**
 * What can be said of a matter of which no more is known than what it was called in a list: "Leak: it has been noticed …".
 * `matters.json` has it by general question, as `GeneralQuestions.parts` are named, with a row a language.
 */

/** For a box of one line, and in sentences; `{option}` is what was chosen. */
type SaidOfMatter = readonly [line: string, ...sentences: string[]];

/** By general question. */
export type Matters = Readonly<Record<string, SaidOfMatter>>;

/** `matters.json`. */
export type WrittenMatters = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** @param language as `languages/*.json` are named @returns the questions that the language has words for */
export function mattersIn(language: string, written: WrittenMatters): Matters {
  return Object.fromEntries(
    Object.entries(written).flatMap(([part, rows]) => {
      const [line, ...sentences] = rows[language] ?? [];
      return line === undefined ? [] : [[part, [line, ...sentences] as const]];
    }),
  );
}
