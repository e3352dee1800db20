import { attribute, attributeOf, isElement, isText, localNameOf } from './nodes';
import { childrenOf } from './flat-tree';

/** Longest text about a field, or of one of its options. */
export const maxText = 500;
const maxNodes = 300;

const silentTags = new Set(
  'script style noscript template svg math canvas iframe object select datalist option optgroup textarea input button audio video'.split(
    ' ',
  ),
);
const silentRoles = new Set([
  'listbox',
  'combobox',
  'textbox',
  'searchbox',
  'option',
  'grid',
  'tree',
  'menu',
  'button',
]);

/** Whether the element's inside says nothing about a field: controls with their own values, code, pictures. */
export function isSilent(element: Element): boolean {
  return (
    silentTags.has(localNameOf(element)) ||
    silentRoles.has(attribute(element, 'role')) ||
    /^(true|plaintext-only|)$/.test(editableOf(element))
  );
}

function editableOf(element: Element): string {
  return attributeOf(element, 'contenteditable') ?? 'none';
}

/** A text with its white space as a person sees it; what has no width is none, but for joiners, which part words. */
export function onOneLine(text: string): string {
  return text
    .replace(/[\u200b\u2060\ufeff]+/g, '')
    .replace(/[\s\u200c\u200d]+/g, ' ')
    .trim();
}

/** The same, cut to `limit` characters; what is longer is cut before any work. */
export function tidy(text: string, limit = maxText): string {
  return onOneLine(text.slice(0, limit * 10)).slice(0, limit);
}

/** What the element says, controls inside it left out; bounded in nodes and characters. */
export function textOf(element: Element, limit = maxText): string {
  const pending: Node[] = [element];
  let text = '';
  for (let seen = 0; pending.length > 0 && seen < maxNodes && text.length < limit * 4; seen++) {
    const node = pending.pop()!;
    if (isText(node)) text += node.data.slice(0, limit * 4);
    else if (isElement(node)) {
      if (node !== element && isSilent(node)) continue;
      text += ' ';
      pending.push(...childrenOf(node, maxNodes));
    }
  }
  return tidy(text, limit);
}
