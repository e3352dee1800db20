/** What a field's texts and names say beside the kind: asked again, leave blank, whose data. */
import type { FieldDescriptor } from '../../../pipeline';
import { tokenise, type Token } from './fold';
import type { About, Lexicon } from '../../lexicon/lexicon';
import { splitName, type NameWords } from './split-name';

const ownSources = new Set([
  'label',
  'aria-label',
  'aria-labelledby',
  'placeholder',
  'preceding',
  'table-header',
  'title',
]);
/** In longer texts "check" or "match" are about something else. */
const longestConfirm = 8;

/** Whether the field asks to write a value again. */
export function asksAgain(field: FieldDescriptor, lexicon: Lexicon): boolean {
  const texts = field.texts.filter(({ source }) => ownSources.has(source)).map(({ text }) => tokenise(text));
  const names = [field.name, field.elementId].map((name) => nameTokens(name, lexicon));
  return [...texts.filter((tokens) => tokens.length <= longestConfirm), ...names].some((tokens) =>
    meanings(lexicon, tokens).some((meaning) => meaning.is === 'confirm'),
  );
}

const tokensOf = new WeakMap<NameWords, readonly Token[]>();

/** The words of a name as tokens, the same list each time as long as the name is remembered. */
export function nameTokens(name: string, lexicon: Lexicon): readonly Token[] {
  const split = splitName(name, lexicon.vocabulary);
  const tokens = tokensOf.get(split) ?? split.words.slice(0, 12).flatMap((word) => tokenise(word));
  tokensOf.set(split, tokens);
  return tokens;
}

/** Everything the tokens say; a phrase may say several things at once. */
export function meanings(lexicon: Lexicon, tokens: ReturnType<typeof tokenise>): About[] {
  return lexicon.about.find(tokens).flatMap((match) => match.senses.map((sense) => sense.meaning));
}
