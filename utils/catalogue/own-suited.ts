import type { Control } from '../pipeline';
import { units } from '../plan/fit/date/units';
import type { Kind } from '../plan/kinds';
import type { Suit } from './entry';
import type { OwnEntry } from './own-entry';
import { suitOf } from './suited';

/** Whether an own entry is offered for a field. @param said the text it says here */
export function suitsOwn({ kinds, suits }: OwnEntry, said: string, field: Control, kind: Kind): boolean {
  const suit = suitOf(field);
  if (!suit || suit === 'file' || (kinds && !kinds.includes(kind))) return false;
  return (suits?.includes(suit) ?? true) && holds(suit, said);
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
