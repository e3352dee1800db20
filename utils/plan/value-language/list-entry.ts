export interface ListEntry {
  readonly text: string;
  /** How often it is drawn, against 1 for the others. */
  readonly weight: number;
}

/** ` *3` or ` ×3` at the end of a line. */
const weighted = /^(.*?)\s+[*×]\s?(\d{1,4})$/;

/**
 * The lines of a list that is pasted from a spreadsheet or a CSV file: a cell in quotation marks stands without them, its
 * line ends as spaces. A number in a second column is the weight.
 */
export function listLines(pasted: string): string[] {
  return pasted
    .replace(/\r\n?/g, '\n')
    .replace(quotedCell, (_, cell: string) => cell.replaceAll('""', '"').replace(/\s*\n\s*/g, ' '))
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.replace(/\t(\d{1,4})$/, ' *$1'));
}

const quotedCell = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/gm;

/** One line, one entry; empty lines are left out. */
export function entriesOf(lines: readonly string[]): ListEntry[] {
  return lines.filter((line) => line.trim() !== '').map(entryOf);
}

function entryOf(line: string): ListEntry {
  const found = weighted.exec(line.trim());
  return found ? { text: found[1]!, weight: Number(found[2]) } : { text: line.trim(), weight: 1 };
}
