/** What a person reads beside a radio button, without a query over the whole document where it can be helped. */

const longest = 200;
/** Levels to climb in search of a label that stands beside the box. */
const levels = 3;

/** The text of an option's box; '' where there is none. */
export function optionLabel(element: HTMLInputElement): string {
  const text =
    element.getAttribute('aria-label') ||
    textsOfIds(element, element.getAttribute('aria-labelledby')) ||
    textOf(element.closest('label')) ||
    textOf(labelNearby(element)) ||
    textBeside(element) ||
    element.title;
  return tidy(text);
}

function labelNearby(element: HTMLInputElement): Element | null {
  const { id } = element;
  if (!id) return null;
  const selector = `label[for="${CSS.escape(id)}"]`;
  let around: Element | null = element.parentElement;
  for (let level = 0; around && level < levels; level++, around = around.parentElement) {
    const label = around.querySelector(selector);
    if (label) return label;
  }
  return null;
}

function textBeside(element: Element): string {
  for (let node = element.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType === Node.ELEMENT_NODE && (node as Element).matches('input, select, textarea, button')) break;
    const text = tidy(node.textContent ?? '');
    if (text) return text;
  }
  return '';
}

function textsOfIds(element: Element, ids: string | null): string {
  if (!ids) return '';
  const root = element.getRootNode() as Document | ShadowRoot;
  return ids
    .split(/\s+/)
    .map((id) => textOf(root.getElementById?.(id) ?? null))
    .join(' ');
}

function textOf(element: Element | null): string {
  return element ? tidy(element.textContent ?? '') : '';
}

function tidy(text: string): string {
  return text
    .slice(0, longest * 5)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
