import { closest, contains, documentOf, findAll, isMatch, localNameOf, parentElementOf } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Adapter } from '../adapter';
import { richText } from '../native/rich-text';

const selector = '[contenteditable]:not([contenteditable=false])';
/** Boxes of tasks are ticked in many editors' texts. */
const fields = 'input:not([type=hidden], [type=checkbox]), select, textarea';
/** What an editor draws into its text, controls of its own included. */
const fixed = '[contenteditable=false]';

/** The outermost element of a `contenteditable` region; the body of a document that is edited as a whole. */
export const editingHost: Adapter = {
  name: 'editing-host',
  selector: `${selector}, body`,
  claims: (element) => isOutermost(element) && !holdsFields(element),
  describe: ({ element }) => ({ ...bareText, type: isLine(element) ? 'text' : 'rich-text' }),
  holds: (field) => richText(field.element),
};

function isOutermost(element: Element): boolean {
  if (isMatch(element, selector)) return !closest(parentElementOf(element), selector);
  return documentOf(element).designMode === 'on';
}

/** A form that is edited as a text: what is written over it as a whole would take its fields away. */
function holdsFields(element: Element): boolean {
  return [...findAll(element, fields)].some((field) => !contains(element, closest(field, fixed)));
}

/** A component that is one line of plain text, edited in place (Lyne). */
const isLine = (element: Element) =>
  isMatch(element, '[contenteditable=plaintext-only]') && /-(input|field)$/.test(localNameOf(element));
