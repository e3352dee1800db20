import type { RunContext } from './field-writer';
import { nextTask } from './widget/wait-for';

/** Links of a promise chain that frameworks take to render: generous, since they cost nothing. */
const links = 12;

/**
 * Lets the page react to what was written. On pages with very many fields only its promises run: a whole task would
 * also have the browser lay the page out anew, which takes longer than all the writing.
 */
export async function pageTurn({ focus }: RunContext): Promise<void> {
  return focus === 'sent' ? promisesRun() : nextTask();
}

/** Lets the page's promises run, in which frameworks render. */
export async function promisesRun(): Promise<void> {
  for (let link = 0; link < links; link++) await Promise.resolve();
}
