/** Words by which a question wants a yes or a no. */
import type { AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';

/**
 * "Do you own a forklift?", "Tracker fitted?"; "Is there anything else?" and "Can you describe it?" want more than a yes.
 * The question mark is looked for first: at each start of the worker the expression takes milliseconds when it is first used.
 */
export function asksWhether(text: string, data: AskData): boolean {
  return text.includes('?') && saysSo('whether', text, data);
}
