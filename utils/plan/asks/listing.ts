/** How a field says that several answers are written into it: "one per line", "comma-separated", "kommagetrennt". */
import type { FieldDescriptor } from '../../pipeline';
import { byText } from '../by-text';

const signs: readonly (readonly [says: string, sign: string])[] = [
  [
    'one .{0,20}(?:per|to a|on each) line|each on (?:a new|its own) line|on (?:new|separate) lines|new-?line[ -](?:separated|delimited)|line by line|' +
      'eine?[rs]? (?:pro|je) zeile|une? par ligne|un[ao]? (?:por|per) (?:línea|linea|linha|riga)|één per regel|' +
      'en per (?:rad|linje)|po jedn\\p{L}* (?:w|na) \\p{L}+|по одному (?:в|на) \\p{L}+|1行に\\p{L}+|一行一[个個]|每行一[个個]',
    '\n',
  ],
  [
    'semi-?colons?(?:[ -](?:separated|delimited))?|semikolons?|point-virgule|puntos? y coma|ponto e vírgula|punto e virgola|puntkomma',
    '; ',
  ],
  [
    'comma[ -](?:separated|delimited)|(?:separated?|split) (?:them )?(?:by|with) (?:a )?commas?|komma(?:getrennt|gescheiden|separer\\p{L}+)|' +
      '(?:durch|mit) kommas? (?:ge)?trenn\\p{L}+|sépar\\p{L}+ par (?:des|une) virgules?|separad[oa]s? (?:por|con) (?:comas?|vírgulas?)|' +
      'separ\\p{L}+ (?:con|da|por) (?:coma|virgol[ae]|vírgulas?)|gescheiden door komma|oddziel\\p{L}+ przecink\\p{L}+|через запятую|カンマ区切り',
    ', ',
  ],
  ['space[ -]separated|separated by spaces', ' '],
  ['pipe[ -](?:separated|delimited)|(?:separated?|split) (?:by|with) (?:a )?pipes?', '|'],
];
const expressions = signs.map(([says, sign]) => [new RegExp(says, 'iu'), sign] as const);

/** @returns what stands between several answers, as a text says; null where it says nothing of it */
export const signIn = byText(
  (text): string | null => expressions.find(([says]) => says.test(text.slice(0, longest)))?.[1] ?? null,
);
const longest = 200;

/** @returns what stands between several answers, as the field says anywhere; null where it says nothing of it */
export function signAsked({ texts }: Pick<FieldDescriptor, 'texts'>): string | null {
  for (const { source, text } of texts) {
    const sign = telling.has(source) ? signIn(text) : null;
    if (sign !== null) return sign;
  }
  return null;
}

const telling: ReadonlySet<string> = new Set([
  ...['label', 'aria-label', 'aria-labelledby', 'aria-describedby'],
  ...['placeholder', 'hint', 'preceding', 'table-header'],
]);

const remark = new RegExp(
  `(?:^|\\s*[,;:.(（–—-]\\s*|\\s+)(?:please )?(?:${signs.map(([says]) => says).join('|')})[)）.\\s]*$`,
  'iu',
);

/** @returns a text without its remark on how several answers are written, "Name and phone" of "Name and phone, one per line" */
export const withoutListing = byText(
  (text): string => text.slice(0, longest).replace(remark, '') + text.slice(longest),
);
