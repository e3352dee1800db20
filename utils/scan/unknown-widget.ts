import { bareText } from '../bare-field';
import type { Adapter } from '../field/adapter';
import { isPlayerPart } from '../field/widget/page-chrome';
import type { Found } from './survey';
import { attribute, attributeNames, findAll, localNameOf } from '../dom/nodes';

const roles = [
  'combobox',
  'listbox',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'checkbox',
  'switch',
  'radiogroup',
];

/** Claims, after all others, what calls itself a field and nobody knows: it is shown, and never written. */
export const unknownWidget: Adapter = {
  name: 'unknown',
  selector: roles.map((role) => `[role=${role}]`).join(','),
  claims: (element) => !isPlayerPart(element),
  describe: () => bareText,
  holds: () => '',
};

const maxElements = 30;
/** Attributes whose values name states and kinds; all others are shown by name alone. */
const told =
  /^(role|type|aria-(haspopup|autocomplete|expanded|multiselectable|orientation|readonly|required|checked|invalid|modal|hidden)|tabindex|contenteditable)$/;

/** Tags, roles and ARIA attributes of a widget that nobody knows, without a word of the page; '' for all others. */
export function structureOf({ element, adapter }: Pick<Found, 'element' | 'adapter'>): string {
  if (adapter !== unknownWidget) return '';
  const inside = [...findAll(element, '*')].slice(0, maxElements - 1);
  return [element, ...inside].map(signature).join(' ');
}

function signature(element: Element): string {
  const attributes = attributeNames(element)
    .filter((name) => told.test(name) || name.startsWith('aria-'))
    .map((name) => (told.test(name) ? `${name}=${attribute(element, name).slice(0, 20)}` : name));
  return `${localNameOf(element)}[${attributes.join(',')}]`;
}
