/** Questions that the table knows by an expression of the whole label: "Who paid for …?", "Noise level and music" in a form of opinions. */
import { askedPersonId, sortOf, type AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import { withoutBrackets } from '../../brackets';
import type { Kind } from '../../../kinds/kinds';
import { firstText } from '../../label-of';
import { matches } from '../../pattern-of';
import { settle, type Reading } from '../reading';
import { isLine, isWriting } from './control-sorts';

/** Settles such a question; changes it in place. */
export function settleByWords(reading: Reading, { table }: AskData): boolean {
  const { field } = reading;
  const isAmount = field.control === 'number';
  if (!(isWriting(field) || isAmount) || field.autocomplete || ('inputMode' in field && field.inputMode)) return false;
  const whole = firstText(field).trim();
  const asked = withoutBrackets(whole).trim();
  const found = table.byWords.find(
    ([says, id, form]) =>
      (sortOf(id, table) === 'amount') === isAmount &&
      (!form || field.formTexts.some((text) => matches(form, text))) &&
      (matches(says, asked) || matches(says, whole)),
  );
  if (!found) return false;
  const [, id] = found;
  const kind = (table.kinds[id] as Kind | undefined) ?? (table.days[id] ? 'date' : isAmount ? 'number' : 'text');
  settle(reading, kind, 'label', asked);
  // "Name and address of your employer" is more than a name.
  reading.ask = { id, kind, firm: kind !== 'name' };
  return true;
}

/** Settles who did something, whatever it was: "First aid given by" asks for no first aid. Changes it in place. */
export function settleDoer(reading: Reading, data: AskData): boolean {
  const { field, kind } = reading;
  const asked = withoutBrackets(firstText(field)).trim();
  if (!isLine(field) || field.autocomplete || named.has(kind) || !saysSo('doneBy', asked, data)) return false;
  settle(reading, 'name', 'label', asked);
  reading.ask = { id: askedPersonId, kind: 'name' };
  return true;
}

/** Kinds that are somebody already. */
const named: ReadonlySet<Kind> = new Set<Kind>(['name', 'doctor-name', 'organization', 'signature']);
