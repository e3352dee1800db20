/** Texts that stand where nothing is chosen. */
import { asksToChoose } from '../../words/says';
import { folded } from './folded';

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
