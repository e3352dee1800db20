/** Which of the options on show is meant. */
import { asksToChoose } from '../../words/says';

export interface Candidate {
  readonly text: string;
  readonly value: string;
  readonly disabled: boolean;
  /** It says itself that it stands for choosing nothing. */
  readonly isBlank?: boolean;
}

/** Folded for comparison: case, accents, spacing and punctuation apart. A dialling code is a word of its own. */
export function folded(text: string): string {
  return text
    .replace(/(\p{L})(?=\+\d)/gu, '$1 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#%]+/gu, ' ')
    .trim();
}

/** Texts of options that stand for choosing nothing. */
const blank = wholly([
  '(?:h|hh) (?:m|mm)(?: (?:a|aa|ss))?',
  'none|n ?a|any|unselected|no selection|reset|clear(?: selection)?',
  '(?:none|nothing|not|no (?:item|option|value)s?) (?:yet )?(?:selected|chosen|set)',
]);

/** Texts that are no options at all: how a search stands, what may be done. */
const message = wholly([
  '(?:loading|searching|sorry)\\b.*',
  '(?:there (?:are|is) )?no (?:\\S+ )?(?:options?|results?|data|match\\w*|items?|records?|entries|suggestions?)\\b.*',
  'no .*(?:found|available)|not found.*|nothing (?:found|matches).*',
  '(?:please |start |keep )?(?:enter|type|typing) .*|press enter .*|(?:create|add) .*',
  '(?:kein|aucun|nessun|nenhum).*|(?:sin|geen|brak) .*',
]);

function wholly(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`, 'u');
}

/** Whether a text is a placeholder or a message rather than an option. */
export function isNoChoice(text: string): boolean {
  return isBlankChoice(text) || message.test(folded(text));
}

/** Whether an option stands for choosing nothing: empty, dashes, "None", "Choose…". */
export function isBlankChoice(text: string): boolean {
  const plain = folded(text);
  return plain === '' || blank.test(plain) || asksToChoose(text);
}

/** How well an option answers what is wanted: 3 the same, 2 begins with it, 1 contains it, 0 not at all. */
function agreement(option: Candidate, wanted: string): number {
  const text = folded(option.text);
  if (text === wanted || folded(option.value) === wanted) return 3;
  const at = ` ${text} `.indexOf(` ${wanted} `);
  if (wanted.length < 2 || at < 0 || isLongerCode(text.slice(at), wanted)) return 0;
  return at === 0 ? 2 : 1;
}

/** "+1 721" is not +1. */
function isLongerCode(text: string, wanted: string): boolean {
  return /^\+\d+$/.test(wanted) && /^ \d/.test(text.slice(wanted.length));
}

/**
 * The option that answers the wanted texts best; earlier texts go before later ones of equal agreement.
 * @returns null where none is answered
 */
export function bestMatch<C extends Candidate>(options: readonly C[], wanted: readonly string[]): C | null {
  const usable = options.filter((option) => !option.disabled);
  for (const least of [3, 2, 1]) {
    for (const one of wanted.map(folded)) {
      const found = one && usable.find((option) => agreement(option, one) >= least);
      if (found) return found;
    }
  }
  return null;
}

/** Real options, in their order: enabled and no placeholder. */
export function realOptions<C extends Candidate>(options: readonly C[]): C[] {
  return options.filter((option) => !option.disabled && !option.isBlank && !isNoChoice(option.text));
}
