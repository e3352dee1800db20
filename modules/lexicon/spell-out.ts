/** Brackets hold alternatives, apart by bars: an empty one is a word left out. */
const group = /\(([^()]*)\)/;

/**
 * Spells a pattern out: `(full|) name` is "full name" and "name".
 * @param patterns apart by commas
 * @throws Error for a bracket without its other
 */
export function spellOut(patterns: string): string[] {
  return patterns.split(',').flatMap((pattern) => spelt(pattern.trim()));
}

function spelt(pattern: string): string[] {
  const found = group.exec(pattern);
  if (!found && /[()|]/.test(pattern)) throw new Error(`a bracket without its other: ${pattern}`);
  if (!found) return [pattern.replace(/ {2,}/g, ' ').trim()];
  const [before, after] = [pattern.slice(0, found.index), pattern.slice(found.index + found[0].length)];
  return found[1]!.split('|').flatMap((choice) => spelt(before + choice + after));
}
