import { closest, documentOf, isMatch, localNameOf, parentElementOf } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Adapter } from '../adapter';
import { richText } from '../native/rich-text';

const selector = '[contenteditable]:not([contenteditable=false])';

/** The outermost element of a `contenteditable` region; the body of a document that is edited as a whole. */
export const editingHost: Adapter = {
  name: 'editing-host',
  selector: `${selector}, body`,
  claims: (element) =>
    isMatch(element, selector) ? !closest(parentElementOf(element), selector) : documentOf(element).designMode === 'on',
  describe: ({ element }) => ({ ...bareText, type: isLine(element) ? 'text' : 'rich-text' }),
  holds: (field) => richText(field.element),
};

/** A component that is one line of plain text, edited in place (Lyne). */
const isLine = (element: Element) =>
  isMatch(element, '[contenteditable=plaintext-only]') && /-(input|field)$/.test(localNameOf(element));
