/** What an entry of a list, a wheel or a choice says. */
import { attribute, childNodesOf, findFirst, isMatch, nodeTypeOf, rootOf, textContentOf } from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { maxText, onOneLine } from '../../dom/text';
import { referenced } from '../../dom/tree';
import { forReaders } from './for-readers';
import { icons } from './icons';

/** What an element says, on one line. */
export function entryText(element: Element): string {
  const apart = isMatch(element, '[role=treeitem]') ? `${nested}, ${forReaders}` : forReaders;
  const named = attribute(element, 'aria-label');
  const isInput = isMatch(element, 'input');
  const own = () =>
    onOneLine(partText(element, `${apart}, ${icons}`)) ||
    onOneLine(named) ||
    onOneLine(slottedText(element)) ||
    onOneLine(partText(element, apart)) ||
    onOneLine(shadowText(element));
  const ofInput = () => onOneLine(named) || onOneLine(labelText(element as HTMLInputElement));
  const text = saidOnce(element, isInput ? ofInput() : own());
  return (isSame(text, named) ? onOneLine(named) : text).slice(0, maxText);
}

/** A name has the blanks between words that are drawn in boxes of their own. */
const isSame = (text: string, named: string) => named !== '' && named.replace(/\s/g, '') === text.replace(/\s/g, '');

/** An option may draw its words a second time, hidden, to keep the width of the bold ones (Radix Themes). */
function saidOnce(element: Element, text: string): string {
  const twin = onOneLine(textContentOf(findFirst(element, '[aria-hidden=true]')) ?? '');
  return twin !== '' && text === twin + twin ? twin : text;
}

/** A box to tick may be the option itself, with its words beside it (Fluent UI). */
function labelText(input: HTMLInputElement): string {
  return textContentOf([...referenced(input, 'aria-labelledby'), ...(input.labels ?? [])][0]) ?? '';
}

/** A component's option shows what its host was given. */
function slottedText(element: Element): string {
  const root = rootOf(element);
  return root instanceof ShadowRoot && findFirst(element, 'slot') ? (textContentOf(root.host) ?? '') : '';
}

/** A component that is an option may be given its words by an attribute and draw them itself (Vivid). */
function shadowText(element: Element): string {
  const shadow = shadowRootOf(element);
  return shadow ? textWithout(shadow, `${forReaders}, ${icons}, style`) : '';
}

/** What belongs to the items inside an item of a tree. */
const nested = '[role=group], [role=treeitem], ul, ol';

function textWithout(element: Element | ShadowRoot, apart: string): string {
  const isApart = (node: Node) =>
    nodeTypeOf(node) === Node.COMMENT_NODE || (node instanceof Element && isMatch(node, apart));
  const texts = [...childNodesOf(element)].filter((node) => !isApart(node)).map((node) => partText(node, apart));
  return texts.join(' ');
}

/** What stands in lines of its own is no part of the word before. */
const lines = 'br, div, p, h1, h2, h3, h4, h5, h6';

function partText(node: Node, apart: string): string {
  const hasParts = node instanceof Element && findFirst(node, `${apart}, ${lines}`) !== null;
  return hasParts ? textWithout(node, apart) : (textContentOf(node) ?? '');
}
