export interface ListEntry {
  readonly text: string;
  /** How often it is drawn, against 1 for the others. */
  readonly weight: number;
}

/** ` *3` or ` ×3` at the end of a line. */
const weighted = /^(.*?)\s+[*×]\s?(\d{1,4})$/;

/** One line, one entry; empty lines are left out. */
export function entriesOf(lines: readonly string[]): ListEntry[] {
  return lines.filter((line) => line.trim() !== '').map(entryOf);
}

function entryOf(line: string): ListEntry {
  const found = weighted.exec(line.trim());
  return found ? { text: found[1]!, weight: Number(found[2]) } : { text: line.trim(), weight: 1 };
}
