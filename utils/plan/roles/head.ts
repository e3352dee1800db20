/** Where the main noun of a label stands: "Attending physician", "Conductor del vehículo", "Fahrer zum Unfallzeitpunkt". */
import type { Token } from '../recognise/texts/fold';
import { headFirst } from '../recognise/texts/word-order';
import { isNameFiller } from './role-words';

/** Words after which the label goes on about something else, in languages whose main noun stands last. */
const prepositions: Readonly<Record<string, string>> = {
  da: 'af for i med mod om på til under ved som der eller',
  de: 'am an auf aus bei bis des der für im in laut mit nach seit unter vom von vor zu zum zur wegen während oder',
  en: 'about after at before by during for from if in of on regarding since that to until when who with or',
  nb: 'av for i med mot om på til under ved som eller',
  nl: 'aan bij binnen door in met na namens om op per sinds te ten tijdens tot uit van vanaf voor die of',
  sv: 'av för från i med om på som till under vid åt eller',
};
const cutting = new Map<string, ReadonlySet<string>>();

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether what stands at `span` is what the label is about. */
export function isHead(tokens: readonly Token[], span: Span, language: string): boolean {
  const words = phrase(tokens, language);
  const [first, last] = [words[0], words.at(-1)];
  const at = headFirst.has(language) ? first : last;
  return at !== undefined && at >= span.start && at < span.end;
}

/** The words that tell one bearer of a role from another: "attending physician", "notary". */
export function roleKey(tokens: readonly Token[], { start, end }: Span, language: string): string {
  const cuts = cutsOf(language);
  const isOutside = (at: number) =>
    tokens[at + 1]!.breakBefore || cuts.has(tokens[at]!.text) || isNameFiller(tokens[at]!.text);
  let from = start;
  if (!headFirst.has(language)) while (from > 0 && !isOutside(from - 1)) from--;
  return tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ');
}

/** Positions of the first run of words that says more than "name of", up to where the label goes on about something else. */
function phrase(tokens: readonly Token[], language: string): number[] {
  const cuts = cutsOf(language);
  const found: number[] = [];
  for (const [at, { text, breakBefore }] of tokens.entries()) {
    if (found.length > 0 && (breakBefore || cuts.has(text))) break;
    if (!isNameFiller(text) && !cuts.has(text) && !/^\d+$/.test(text)) found.push(at);
  }
  return found;
}

function cutsOf(language: string): ReadonlySet<string> {
  const known = cutting.get(language);
  if (known) return known;
  const made: ReadonlySet<string> = new Set(prepositions[language]?.split(' '));
  cutting.set(language, made);
  return made;
}
