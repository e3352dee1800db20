/** Words for people by how they end or what stands before them, where no list has them: "报修人", "Checked out by", "담당 사서". */
import type { AskTable } from '../../asks/ask-data';
import { matchesFolded } from '../../pattern-of';

export type PeopleWords = AskTable['people'];

/** @param label as it stands on the page @param language ISO 639-1 */
export function beginsWithSomebody(label: string, language: string, { beginnings }: PeopleWords): boolean {
  return says(beginnings[language], label.toLowerCase().replace(/^[^\p{L}]+/gu, ''));
}

/** @param label as it stands on the page @param language ISO 639-1 */
export function asksForSomebody(label: string, language: string, { endings }: PeopleWords): boolean {
  const [so, not] = endings[language] ?? [];
  const text = label.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return says(so, text) && !says(not, text);
}

function says(pattern: string | undefined, text: string): boolean {
  return pattern !== undefined && matchesFolded(pattern, text);
}
