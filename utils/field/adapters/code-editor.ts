import { findAll } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Adapter } from '../adapter';
import { drawnCode, linesAround } from '../widget/drawn-code';

/** Elements worth asking about. */
export const codeEditorSelector =
  'textarea[autocorrect=off], [role=textbox][aria-multiline=true]:not([contenteditable])';

/**
 * Editors that draw their lines themselves and take keys and the clipboard through an element nobody sees: Ace, Monaco,
 * CodeMirror 5.
 */
export const codeEditor: Adapter = {
  name: 'code-editor',
  selector: codeEditorSelector,
  claims: (element) => linesAround(element) !== null,
  gather: (element) => ({ members: [element], parts: partsAround(element) }),
  describe: () => ({ ...bareText, type: 'code' }),
  holds: ({ element }) => drawnCode(element),
};

function partsAround(element: Element): Element[] {
  const box = linesAround(element);
  return box ? [box, ...findAll(box, 'textarea, input, [role=textbox], [tabindex]')].slice(0, 40) : [];
}
