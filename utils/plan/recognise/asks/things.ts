/** Questions after one of a sort of things: "Type of roof", "Wood species". See `things/thing-data.ts`. */
import type { FieldDescriptor, TextSource } from '../../../pipeline';
import type { AskData } from '../../asks/ask-data';
import type { Kind } from '../../../kinds/kinds';
import type { Lexicon } from '../../lexicon/lexicon';
import { findThing, thingPrefix, type FoundThing } from '../../things/find-thing';
import { thingWords, type Things } from '../../things/thing-data';
import { eachOf, type Steps } from '../../steps';
import { settle, type Reading } from '../reading';
import { tokensOf } from '../signals/weigh-text';

/** Kinds that say no more than that words are asked. */
const open: ReadonlySet<Kind> = new Set<Kind>(['text', 'category', 'favorite', 'topic', 'material', 'tags']);
const ownSources: ReadonlySet<TextSource> = new Set<TextSource>([
  ...(['label', 'aria-label', 'aria-labelledby', 'table-header', 'placeholder', 'preceding'] as const),
]);

/** @param fields all fields, in page order; changed in place */
export function* settleThings(fields: readonly Reading[], lexicon: Lexicon, asks?: AskData): Steps<void> {
  const things = asks?.things;
  if (!things) return;
  yield* eachOf(fields, (reading) => {
    const text = questionOf(reading);
    const found = text === '' ? null : findThing(text, things);
    if (!found || !prevails(found, text, reading, things, lexicon)) return;
    settle(reading, 'text', 'label', text);
    reading.ask = { id: thingPrefix + found.noun, kind: 'text' };
    reading.person = '';
  });
}

/** The field's own words; '' where it takes no words of any form. */
function questionOf({ field, kind, skipReason, repeats }: Reading): string {
  if (!isLine(field) || skipReason || repeats || kind === 'yes-no') return '';
  const asked = field.texts.find(({ source, text }) => ownSources.has(source) && /\p{L}{2}/u.test(text))?.text ?? '';
  return asked.replace(toBeDone, '');
}

/** "Crop to be grown" asks for a crop. */
const toBeDone = / to be \p{L}+$/iu;

function isLine(field: FieldDescriptor): boolean {
  if (
    field.control !== 'text' ||
    field.type !== 'text' ||
    field.skipReason ||
    field.autocomplete ||
    field.opensCalendar
  )
    return false;
  return !field.pattern && field.suggestions.length === 0 && !/^(?:numeric|decimal|tel)$/.test(field.inputMode);
}

/** Whether the noun says more than what else was found in the question. */
function prevails(found: FoundThing, text: string, reading: Reading, things: Things, lexicon: Lexicon): boolean {
  const { kind, ask } = reading;
  if (ask) return found.whole && (ask.share ?? 1) < 1;
  if (open.has(kind)) return true;
  return found.whole && !isListed(found, text, things, lexicon);
}

/** Whether the lexicon lists the noun itself as a kind's: "Nationality", but not "Area" of "Area of skin". */
function isListed({ noun }: FoundThing, text: string, { language, kinds }: Things, lexicon: Lexicon): boolean {
  const tokens = tokensOf(text);
  const said = tokens.map((token) => thingWords(token.text, language)[0] ?? '');
  return lexicon.kinds.find(tokens).some(({ start, end, senses }) => {
    if (senses.every((sense) => sense.meaning === null || sense.language !== language)) return false;
    const words = said.slice(start, end);
    return (
      noun.split(' ').every((word) => words.includes(word)) &&
      (end - start > 1 || !said.some((one) => kinds.includes(one)))
    );
  });
}
