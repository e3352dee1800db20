export interface TextPosition {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number;
}

/** Finds lines and columns in a text. @returns the position of an offset in it */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    const line = after < 0 ? starts.length : after;
    return { line, column: offset - starts[line - 1]! + 1 };
  };
}
