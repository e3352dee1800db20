import { firstText, textsOf } from '../label-of';
import type { FieldDescriptor } from '../../pipeline';

const codeWords =
  /(^|[^\p{L}])(iso|codes?|abbr\w*|kürzel|código|codice|kod|код|κωδικός)($|[^\p{L}])|コード|代[码碼]|코드|[a-z]Code\b|_code\b/iu;
/** Brazil asks for a state by the word for its two letters. */
const abbreviated = /^\W*UF\W*$/u;
const isoWords = /\biso\b|3166/i;

/** Whether a text box asks for a code rather than a name: "Language code", `stateCode`. */
export function wantsCode(field: FieldDescriptor): boolean {
  return field.control === 'text' && (codeWords.test(textsOf(field)) || abbreviated.test(firstText(field)));
}

/** Whether it asks for the code as an ISO standard writes it. */
export function wantsIso(field: FieldDescriptor): boolean {
  return field.control === 'text' && isoWords.test(textsOf(field));
}
