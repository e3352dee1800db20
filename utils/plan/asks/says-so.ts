import { matches } from '../pattern-of';
import type { AskData, AskTable } from './ask-data';

/** Whether a text says what one of the table's `corrections` is the expression of. */
export function saysSo(what: keyof AskTable['corrections'], text: string, { table }: Pick<AskData, 'table'>): boolean {
  return matches(table.corrections[what], text);
}
