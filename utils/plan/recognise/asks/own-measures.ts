/** Height and weight of a thing: "Pack weight", "Peso de la mochila" are no person's. */
import type { AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import { firstText } from '../../label-of';
import type { Lexicon } from '../../lexicon/lexicon';
import { isNameFiller, isYours, namedRoles } from '../../roles/role-words';
import { tokenise } from '../texts/fold';
import { settle, type Reading } from '../reading';

/** Languages in which words beside a measure are known that leave it a body's own. */
const languages: ReadonlySet<string> = new Set('en de fr es it pt nl pl ru sv'.split(' '));

const things = { height: 'depth', weight: 'item-weight' } as const;

function isMeasured(id: string): id is keyof typeof things {
  return Object.hasOwn(things, id);
}

/** @param reading changed in place where a thing is measured @param asks has the words; absent: nothing is settled */
export function settleThingMeasure(reading: Reading, lexicon: Lexicon, asks?: AskData): void {
  const { field, ask, person, language } = reading;
  const measured = ask ? ask.id : reading.kind;
  if (!asks || !isMeasured(measured) || person || !languages.has(language)) return;
  if (field.control !== 'number' && field.control !== 'text') return;
  const text = firstText(field);
  const tokens = tokenise(text);
  const others = tokens.filter(({ text: word }) => /^\p{L}+$/u.test(word) && !saysSo('measures', word, asks));
  if (
    others.length === 0 ||
    others.some(({ text: word }) => saysSo('ofBodies', word, asks) || isYours(word) || isNameFiller(word))
  )
    return;
  if (namedRoles(tokens, language, lexicon.roles).length > 0) return;
  reading.ask = null;
  settle(reading, things[measured], 'label', text);
}
