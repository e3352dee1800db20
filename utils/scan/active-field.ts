import type { AgentTarget } from '../messages/agent';
import { attribute, closest } from '../dom/nodes';
import { isWithin } from '../dom/tree';
import { elementsNamed } from './ids';
import type { Scanner } from './scanner';

/**
 * The field a command points at and the fields of its form. Reads the page anew where the element is not known yet.
 * @param clicked what a context menu was opened on; null where nobody knows: then it is what has the focus
 * @param focused what has the focus: a closed shadow tree keeps to itself what was clicked in it, and has it then
 */
export async function targetOf(
  scanner: Scanner,
  clicked: Element | null,
  focused: Element | null,
): Promise<AgentTarget> {
  const labelled = labelledBy(clicked);
  const isPointed = clicked === null || (focused !== null && isWithin(focused, clicked));
  const candidates = [clicked, labelled, isPointed ? focused : null];
  const pointed = candidates.filter((one) => one !== null);
  if (pointed.length === 0) return { field: null, form: [] };
  const owner = () => pointed.map((one) => scanner.ownerOf(one)).find((id) => id !== null) ?? null;
  if (!owner()) await scanner.survey();
  const field = owner();
  return { field, form: field ? scanner.formOf(field) : [] };
}

/** The control that the label around an element speaks for. */
function labelledBy(element: Element | null): Element | null {
  const label = closest(element, 'label');
  if (!label) return null;
  return label.control ?? elementsNamed(attribute(label, 'for'), label)[0] ?? null;
}
