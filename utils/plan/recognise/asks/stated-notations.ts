/** Questions that say themselves in which notation they are answered, or what to write where there is nothing. */
import { saidPrefix, type AskData } from '../../asks/ask-data';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { matches, patternOf } from '../../pattern-of';
import { settle, type Reading } from '../reading';
import { isLine, isWriting } from './control-sorts';
import { isOpen } from './prevails';

/** Texts of a field beyond which others speak. */
const mostTexts = 2;

/** "Port of loading (UN/LOCODE)", "Common name (FQDN)": the code, whatever is called by it. Changes the reading in place. */
export function settleNotation(reading: Reading, { table }: AskData): boolean {
  const { field } = reading;
  if (field.control !== 'text' || field.type === 'tel' || !isLine(field) || field.autocomplete) return false;
  const said = field.texts.filter(({ source }) => asking.has(source)).slice(0, mostTexts);
  const texts = [...said.map(({ text }) => text), field.name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ')];
  const text = texts.find((one) => table.notations.some(([says]) => matches(says, one)));
  const found = text !== undefined && table.notations.find(([says]) => matches(says, text));
  if (!found) return false;
  const kind = (table.kinds[found[1]] as Kind | undefined) ?? 'text';
  settle(reading, kind, 'label', text);
  reading.ask = { id: found[1], kind, firm: true };
  return true;
}

/** "Parts supplied (write none if not applicable)", "List or write none": somebody has none. Changes the reading in place. */
export function settleNone(reading: Reading, { table }: AskData): boolean {
  const { field, kind, known } = reading;
  if (!isWriting(field) || (known && !isOpen(kind) && kindEntry(kind).group !== 'company')) return false;
  for (const { source, text } of field.texts) {
    const [, ...said] = (asking.has(source) && patternOf(table.corrections.writeNone).exec(text)) || [];
    const none = said.find(Boolean);
    if (!none) continue;
    settle(reading, isLine(field) ? 'text' : 'answer', 'label', text);
    reading.ask = { id: saidPrefix + none, kind: reading.kind };
    return true;
  }
  return false;
}

const asking: ReadonlySet<string> = new Set([
  'label',
  'aria-label',
  'placeholder',
  'hint',
  'aria-describedby',
  'preceding',
]);
