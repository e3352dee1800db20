/** Questions of which nothing is known but an answer that their placeholder shows: "Gauge of needle", "e.g. 21G". */
import { saidPrefix, type AskData } from '../../asks/ask-data';
import { likePrefix, shownExample } from '../../asks/shown-example';
import { firstText } from '../../label-of';
import { settle, type Reading } from '../reading';
import { isLine, takesAnyWords } from './control-sorts';

/** Settles such a question; changes it in place. */
export function settleShown(reading: Reading, { table }: AskData): boolean {
  const { field, known, ask, repeats, skipReason } = reading;
  if (known || ask || repeats || skipReason || !takesAnyWords(field)) return false;
  const shown = shownExample(field, table);
  if (!shown || (shown.isCode && !isLine(field))) return false;
  const kind = isLine(field) ? 'text' : 'answer';
  settle(reading, kind, 'placeholder', firstText(field));
  reading.ask = { id: (shown.isCode ? likePrefix : saidPrefix) + shown.text, kind };
  return true;
}
