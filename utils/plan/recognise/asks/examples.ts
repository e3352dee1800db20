/** Questions whose brackets give answers: "Sailing qualifications (e.g. RYA Level 2)". */
import { saidPrefix, type AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import { firstText } from '../../label-of';
import { matches, patternOf } from '../../pattern-of';
import { settle, type Reading } from '../reading';
import { isLine, isWriting } from './control-sorts';
import type { Candidate } from './fits';
import { isOpen } from './prevails';

const most = { words: 4, told: 2 } as const;

/**
 * Settles what is asked in words of which no more is known with the first of its examples; changes it in place.
 * @param found what the table knows of the question, null for nothing
 */
export function settleExample(reading: Reading, found: Candidate | null, data: AskData): boolean {
  const { field, kind, known } = reading;
  if (!isWriting(field) || (known && !isOpen(kind) && kind !== 'organization-title')) return false;
  if (found && (found.share === 1 || (found.sort !== 'text' && found.sort !== 'kind'))) return false;
  const { corrections } = data.table;
  const label = firstText(field);
  if (!matches(corrections.examples, label)) return false;
  const [, list = ''] = patternOf(corrections.examples).exec(label) ?? [];
  const told = list.split(patternOf(corrections.betweenExamples)).map((one) => one.trim().replace(/\.$/u, ''));
  const answers = told.filter((one) => !saysSo('noExample', one, data));
  if (!answers[0] || !answers.every(isShort) || answers.every((one) => saysSo('facet', one, data))) return false;
  settle(reading, isLine(field) ? 'text' : 'answer', 'label', label);
  reading.ask = { id: saidPrefix + answers.slice(0, isLine(field) ? 1 : most.told).join(', '), kind: reading.kind };
  return true;
}

function isShort(words: string): boolean {
  return /^\p{L}.*\p{L}{2}|^\p{L}\p{L}/u.test(words) && words.split(/\s+/u).length <= most.words;
}
