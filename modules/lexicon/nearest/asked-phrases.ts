import { readFileSync } from 'node:fs';
import { grammarEntries, phraseMarks, type WrittenAsks } from '../../../utils/plan/asks/ask-data';
import { wordsOfMeaning } from '../../../utils/plan/asks/nearest-asks';
import { fold } from '../../../utils/plan/recognise/texts/fold';

/** Words by which a question is asked. */
export interface AskedPhrase {
  readonly id: string;
  /** Each once. */
  readonly words: readonly string[];
  /** Whether it is meant only where a number is asked. */
  readonly counted: boolean;
}

const path = new URL('../../../utils/plan/asks/languages/en.json', import.meta.url);

/** The English phrases of all questions, but for those that only begin one. */
export function askedPhrases(): AskedPhrase[] {
  const { words } = JSON.parse(readFileSync(path, 'utf8')) as WrittenAsks;
  const skipped = new Set((words.skip ?? []).map(fold));
  const asked = Object.entries(words).filter(([id]) => !grammarEntries.includes(id));
  return asked.flatMap(([id, written]) => {
    const seen = new Set<string>();
    return written.flatMap((phrase): AskedPhrase[] => {
      const marks = phraseMarks.exec(phrase)?.[0] ?? '';
      const spoken = wordsOfMeaning(phrase.slice(marks.length), skipped);
      const key = [...spoken].sort().join(' ');
      if (marks.includes('^') || spoken.length === 0 || seen.has(key)) return [];
      seen.add(key);
      return [{ id, words: spoken, counted: marks.includes('#') }];
    });
  });
}
