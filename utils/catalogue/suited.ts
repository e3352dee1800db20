import type { Control, TextControl } from '../pipeline';
import type { Kind } from '../kinds/kinds';
import type { Case, Suit } from './entry';

/** What the catalogue's entries call the field's control; null where none can be written into it. */
export function suitOf(field: Control): Suit | null {
  switch (field.control) {
    case 'text':
      return suitOfText(field.type);
    case 'number':
      return field.type === 'number' || field.type === 'spinbutton' ? 'number' : null;
    case 'date':
      return field.type;
    case 'file':
      return 'file';
    default:
      return null;
  }
}

function suitOfText(type: TextControl['type']): Suit {
  switch (type) {
    case 'textarea':
    case 'rich-text':
    case 'code':
      return 'lines';
    case 'text':
    case 'search':
      return 'line';
    default:
      return type;
  }
}

/** Controls that take texts about anything: there an entry's kinds say whether it belongs. */
const anyText: ReadonlySet<Suit> = new Set(['line', 'lines', 'tel', 'password']);

/** Entries that the control can hold, those about its kind first; what is about other kinds only is left out. */
export function suited<C extends Case>(catalogue: readonly C[], field: Control, kind: Kind): readonly C[] {
  const suit = suitOf(field);
  if (!suit) return [];
  const isAbout = ({ kinds }: C) => kinds?.includes(kind) ?? false;
  const held = catalogue.filter(
    (entry) => entry.suits.includes(suit) && (isAbout(entry) || !entry.kinds || !anyText.has(suit)),
  );
  return [...held.filter(isAbout), ...held.filter((entry) => !isAbout(entry))];
}

/** Whether the entry is there because it is invalid: a form should refuse it. */
export function isWrong({ claims = {} }: Case): boolean {
  return Object.values(claims).some((claim) => claim === false || (typeof claim === 'string' && claim.startsWith('!')));
}
