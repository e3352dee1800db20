/** Whether an answer is at home in another matter than a form's: "In the hotel room" where a car was hit. */
import { matches } from '../pattern-of';
import type { AskTable } from './ask-data';

/** @param form what is known of the form and its question */
export function isForeign(answer: string, form: string, { topics }: Pick<AskTable, 'topics'>): boolean {
  return topics.some(([says, home]) => matches(says, answer) && !matches(home, form));
}
