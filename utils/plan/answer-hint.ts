/** Placeholders that say how to answer, or where the answer is found, not what is asked: "Help > About", "1. Go to...", "Up to five". */
import type { FieldText, TextSource } from '../pipeline';
import { withoutListing } from './asks/listing';
import { byText } from './by-text';

/** A way through menus: "Settings > About", "Help → Version". */
const way = /^[\p{L}\p{N}][^>›→»]{0,40}\s(?:>|›|→|»|->|=>)\s\p{L}/u;
/** How a list goes, of which the first line is begun. */
const begun = /^(?:1[.)]|[-•*–])\s+\p{L}/u;
/** Names of parts, in small letters with signs between them: "host:port", "registry/name:tag", "<team>/<service>". */
const parts = /^(?=.*[:@=<{])[<{]?[a-z_-]+[>}]?(?:[/:@=][<{]?[a-z_-]+[>}]?)+$/;
const count = '(?:one|two|three|four|five|six|ten|\\d+|a few)';
/** How long an answer is, where nothing says of what: "One line", "In a few words", "Max. 200 words". */
const length = new RegExp(
  `^(?:${[
    `(?:in )?(?:an?|1|${count})(?: (?:or|to|[-–]) ${count})? (?:short |brief |full )?(?:lines?|sentences?|words?|paragraphs?)`,
    `(?:in )?(?:ein(?:e[mnr]?)?|\\d+) (?:kurze[rn]? )?(?:zeilen?|s[aä]tze?n?|worte?|wörter|stichworten?)`,
    `(?:en )?(?:une?|\\d+) (?:courte )?(?:lignes?|phrases?|mots?)`,
    `(?:en |in |em )?(?:un[ao]?|uma|\\d+) (?:línea|linha|riga|frase|oración|palabra|parola|palavra)s?`,
    `(?:up to|at most|max(?:imum|\\.)?|no more than|bis zu|höchstens|jusqu[’']à|au plus|hasta|como máximo|até|no máximo|fino a|massimo|tot) (?:\\d+|\\p{L}+)(?: \\p{L}+)?`,
  ].join('|')})[.!…\\s]*$`,
  'iu',
);
const typing = new RegExp(
  `^(?:${[
    '(?:start|begin) (?:typing|to type)|type to (?:search|filter|find)|(?:tippen|eingeben),? um zu|(?:hier )?tippen$',
    'commence[rz] à (?:taper|saisir)|empi(?:ece|eza) a escribir|comece a digitar|inizia(?:re)? a (?:digitare|scrivere)|begin te typen',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** What is never asked. */
const saysNothing = (text: string) => way.test(text) || begun.test(text);

const saysHow = byText((text): boolean => {
  const said = text.trim();
  const bare = withoutListing(said).trim();
  return (
    saysNothing(said) || length.test(bare) || typing.test(said) || parts.test(said) || (said !== '' && bare === '')
  );
});

/** Where a field's name may stand. */
const naming: ReadonlySet<TextSource> = new Set<TextSource>([
  ...(['label', 'aria-label', 'aria-labelledby', 'table-header', 'preceding'] as const),
]);

/** Whether one of a field's texts says how to answer, so that it calls the field nothing: "A few words about you" may be all there is. */
export function isHint({ source, text }: FieldText, texts: readonly FieldText[]): boolean {
  if (source !== 'placeholder' || !saysHow(text)) return false;
  return saysNothing(text.trim()) || texts.some((one) => naming.has(one.source) && /\p{L}{2}/u.test(one.text));
}
