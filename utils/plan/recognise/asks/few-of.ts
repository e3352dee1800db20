/** "First three characters of your postal code": the beginning or the end of what else would be asked. */
import { fewPrefix } from '../../asks/few-signs';
import { firstText } from '../../label-of';
import type { Lexicon } from '../../lexicon/lexicon';
import { tokenise } from '../texts/fold';
import { settle, type Reading } from '../reading';
import { isLine } from './control-sorts';
import { isOpen } from './prevails';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const german = ['eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const count = `(\\d|${[...numbers, ...german].join('|')})`;
const said = [
  new RegExp(`(first|last|final) ${count}[\\s-](?:characters?|letters?|digits?|signs) of (.{3,60})$`, 'iu'),
  new RegExp(
    `(ersten|letzten) ${count} (?:stellen|ziffern|zeichen|buchstaben) (?:de[rs]|ihrer|ihres|von) (.{3,60})$`,
    'iu',
  ),
];

/** Settles such a question where the rest names a kind; changes it in place. */
export function settleFewOf(reading: Reading, lexicon: Lexicon): boolean {
  if (!isLine(reading.field)) return false;
  const label = firstText(reading.field);
  const [, end = '', many = '', whole = ''] = said.map((says) => says.exec(label)).find(Boolean) ?? [];
  if (whole === '') return false;
  const matches = lexicon.kinds.find(tokenise(whole));
  const kind = matches.flatMap(({ senses }) => senses.map(({ meaning }) => meaning)).findLast((one) => one !== null);
  // Of "your tenancy number" nothing is known but that it has digits.
  if (!kind || isOpen(kind)) return false;
  const words = many.toLowerCase();
  const size = Number(many) || Math.max(numbers.indexOf(words), german.indexOf(words)) + 1;
  settle(reading, kind, 'label', label);
  reading.ask = { id: `${fewPrefix}${/^(?:first|ersten)$/i.test(end) ? size : -size}`, kind };
  return true;
}
