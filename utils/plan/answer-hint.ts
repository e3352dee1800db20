/** Placeholders that say how to answer, or where the answer is found, not what is asked: "Help > About", "1. Go to...", "Up to five". */
import type { FieldText } from '../pipeline';
import { withoutListing } from './asks/listing';
import { byText } from './by-text';
import { exampleIn } from './example-mark';
import { isNamed } from './is-named';

/** A way through menus: "Settings > About", "Help → Version"; in quotes, « », nothing leads anywhere. */
const way = /^(?!.*[«‹])[\p{L}\p{N}][^>›→]{0,40}\s(?:>|›|→|->|=>)\s\p{L}/u;
/** A list of which the first line is begun; "1. Full name" is one of several boxes. */
export const listBegun = /^(?:1[.)]|[-•–])\s+\p{L}.*(?:\.{3}|…)$/u;
/** Names of parts, in small letters with signs between them: "host:port", "registry/name:tag", "<team>/<service>". */
const parts = /^(?=.*[:@=<{])[<{]?[a-z_-]+[>}]?(?:[/:@=][<{]?[a-z_-]+[>}]?)+$/;
const count = '(?:one|two|three|four|five|six|ten|\\d+|a few)';
/** How long an answer is, where nothing says of what: "One line", "In a few words", "Max. 200 words"; "Max price" ends a span. */
const length = new RegExp(
  `^(?:${[
    `(?:in )?(?:an?|1|${count})(?: (?:or|to|[-–]) ${count})? (?:short |brief |full )?(?:lines?|sentences?|words?|paragraphs?)`,
    `(?:in )?(?:ein(?:e[mnr]?)?|\\d+) (?:kurze[rn]? )?(?:zeilen?|s[aä]tze?n?|worte?|wörter|stichworten?)`,
    `(?:en )?(?:une?|\\d+) (?:courte )?(?:lignes?|phrases?|mots?)`,
    `(?:en |in |em )?(?:un[ao]?|uma|\\d+) (?:línea|linha|riga|frase|oración|palabra|parola|palavra)s?`,
    `(?:up to|at most|max(?:imum|\\.)?|no more than|bis zu|höchstens|jusqu[’']à|au plus|hasta|como máximo|até|no máximo|fino a|massimo|tot) ${count}(?: \\p{L}+)?`,
  ].join('|')})[.!…\\s]*$`,
  'iu',
);
/** "Start typing"; behind "Start typing your postcode" stands what to type. */
const typing = new RegExp(
  `^(?:${[
    '(?:start|begin) (?:typing|to type)(?: to (?:search|filter|find))?|type to (?:search|filter|find)',
    '(?:tippen|eingeben),? um zu (?:suchen|filtern|finden)|(?:hier )?tippen',
    'commence[rz] à (?:taper|saisir)|empi(?:ece|eza) a escribir|comece a digitar|inizia(?:re)? a (?:digitare|scrivere)|begin te typen',
  ].join('|')})[.!…\\s]*$`,
  'iu',
);

const saysHow = byText((text): boolean => {
  const said = text.trim();
  const bare = withoutListing(said).trim();
  return [way, listBegun, typing, parts].some((form) => form.test(said)) || length.test(bare) || (!bare && said !== '');
});

/** Whether one of a field's texts says how to answer, so that it calls the field nothing: where no other does, it may be all there is. */
export function isHint({ source, text }: FieldText, texts: readonly FieldText[]): boolean {
  return source === 'placeholder' && saysHow(text) && isNamed({ texts });
}

/** The same, or one that shows an answer by the mark of an example: what it says asks for nothing. */
export function tellsOfAnswer(one: FieldText, texts: readonly FieldText[]): boolean {
  const isExample = one.source === 'placeholder' && texts.length > 1 && exampleIn(one.text) !== null;
  return isExample || isHint(one, texts);
}
