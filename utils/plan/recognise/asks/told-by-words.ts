/** Questions that the table knows by an expression of the whole label: "Who paid for …?", "Noise level and music" in a form of opinions. */
import type { AskData } from '../../asks/ask-data';
import { withoutBrackets } from '../../brackets';
import type { Kind } from '../../../kinds/kinds';
import { firstText } from '../../label-of';
import { matches } from '../../pattern-of';
import { settle, type Reading } from '../reading';
import { isWriting } from './control-sorts';

/** Settles such a question; changes it in place. */
export function settleByWords(reading: Reading, { table }: AskData): boolean {
  const { field } = reading;
  if (!isWriting(field) || field.autocomplete || ('inputMode' in field && field.inputMode)) return false;
  const asked = withoutBrackets(firstText(field)).trim();
  const found = table.byWords.find(
    ([says, , form]) => (!form || field.formTexts.some((text) => matches(form, text))) && matches(says, asked),
  );
  if (!found) return false;
  const [, id] = found;
  const kind = (table.kinds[id] as Kind | undefined) ?? (table.days[id] ? 'date' : 'text');
  settle(reading, kind, 'label', asked);
  reading.ask = { id, kind };
  return true;
}
