import type { FieldText } from '../pipeline';
import { isMatch } from '../dom/nodes';
import type { Found } from './survey';

const star = '[*＊✱﹡∗]';
const words = 'required|mandatory|pflichtfeld|obligatoire|obligatorio|obbligatorio|obrigatório|必須|必填';
/** A star at either end of a name, or the word in brackets; not the note that explains the star. */
const starred = new RegExp(
  `${star}\\s*:?$|^${star}\\s*(?!.*(${words}))\\S.{0,40}$|[(（\\[]\\s*(${words})|^(必須|必填)|(必須|必填)$`,
  'i',
);
const naming = new Set([
  'label',
  'aria-label',
  'aria-labelledby',
  'legend',
  'preceding',
  'table-header',
  'placeholder',
]);

/** Whether the page wants an answer here: by attribute, or by the star in the label. */
export function isRequired(found: Found, texts: readonly FieldText[]): boolean {
  const elements = [...found.members, ...found.parts.slice(0, 12)];
  if (elements.some((element) => isMatch(element, '[required],[aria-required=true]'))) return true;
  return texts.some(({ source, text }) => naming.has(source) && starred.test(text));
}
