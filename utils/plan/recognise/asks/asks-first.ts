/** Lists whose first option says what they ask, though it looks like any other to the page. */
import type { Kind } from '../../../kinds/kinds';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Reading } from '../reading';
import { tokensOf, weighPhrases } from '../signals/weigh-text';

/** Kinds that are chosen, and whose names are no choice. */
const chosen: ReadonlySet<Kind> = new Set<Kind>([
  ...(['subject', 'topic', 'country-name', 'address-level1', 'address-level2', 'sex', 'honorific-prefix'] as const),
]);
const own: ReadonlySet<string> = new Set(['label', 'aria-label', 'aria-labelledby', 'legend', 'preceding']);
const fewest = 3;
/** Options that are compared with the first: enough to tell. */
const looked = 8;

/** Whether a list that nothing else labels begins with its label: Contact Form 7's "Onderwerp", then the subjects. */
export function asksFirst({ field, language }: Reading, lexicon: Lexicon): boolean {
  if (field.control !== 'choice' || field.options.length < fewest || field.type !== 'select') return false;
  if (field.texts.some(({ source }) => own.has(source))) return false;
  const isLabel = ({ text }: { readonly text: string }) =>
    weighPhrases(tokensOf(text), lexicon, language).some(({ kind, plain }) => plain && chosen.has(kind));
  const [first, ...others] = field.options.slice(0, looked);
  return isLabel(first!) && !others.some(isLabel);
}
