import type { Control } from '../../pipeline';
import { units } from '../../plan/fit/date/units';
import type { Kind } from '../../kinds/kinds';
import { suits, type Case, type Suit } from '../../catalogue/entry';
import { isPersonal, ownRecipe, type OwnEntry } from './own-entry';
import { longestInFill, makeText, textLength } from '../../catalogue/recipe';
import { suitOf } from '../../catalogue/suited';

/** Whether an own entry is offered for a field. @param said the text it says here */
export function suitsOwn({ kinds, suits }: OwnEntry, said: string, field: Control, kind: Kind): boolean {
  const suit = suitOf(field);
  if (!suit || suit === 'file' || (kinds && !kinds.includes(kind))) return false;
  return (suits?.includes(suit) ?? true) && holds(suit, said);
}

/**
 * The person's own entries among those that hostile mode draws from; what depends on the person or the page is left out,
 * and so is what is too long for a fill.
 * @param probes what is said of them in place of what they probe
 */
export function ownCases(own: readonly OwnEntry[], probes: string): readonly Case[] {
  return own.flatMap(({ id, title, value, kinds, suits: named }): readonly Case[] => {
    if (isPersonal(value)) return [];
    const recipe = ownRecipe(value);
    if (textLength(recipe) > longestInFill) return [];
    const text = makeText(recipe);
    const held = (named ?? suits).filter((suit) => suit !== 'file' && holds(suit, text));
    return [{ id, title, probes, value: recipe, suits: held, ...(kinds && { kinds }) }];
  });
}

/** https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number */
const htmlNumber = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?$/;

function holds(suit: Exclude<Suit, 'file'>, text: string): boolean {
  switch (suit) {
    case 'lines':
      return true;
    case 'number':
      return htmlNumber.test(text);
    case 'date':
    case 'month':
    case 'week':
    case 'time':
    case 'datetime-local':
      return Number.isFinite(units[suit].read(text));
    default:
      return !/[\n\r]/.test(text);
  }
}
