/** What a widget shows as its value. */
import { isNoChoice } from './match-option';

const notValue =
  'label, legend, style, script, svg, select, option, template, [class*=helper i], [aria-live], [role=status], [role=log], [role=alert], [role=listbox]:not([class*=single], [class*=multiple]), [role=menu], [aria-expanded=false][class*=dropdown], [role=img], [hidden], datalist';
const icons = 'i, [class*=icon i]:not(:has(*))';
/** Element Plus names the box of the chosen text a placeholder too; it is one while transparent. */
const placeholders = '[class*=placeholder i]:not(.el-select__placeholder), .el-select__placeholder.is-transparent';

/**
 * The text inside a widget's box that stands for its value: labels, placeholders, messages and buttons apart.
 * @param apart selector of what does not belong to the value: the box's own list
 * @returns '' where it shows none
 */
export function shownText(box: Element, apart = ''): string {
  if (box.hasAttribute('data-placeholder') || box.querySelector('[data-placeholder=true]')) return '';
  const texts: string[] = [];
  collect(box, { box, apart }, texts);
  const text = texts
    .join(', ')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
  return isNoChoice(text) ? '' : text.slice(0, 200);
}

interface Reading {
  readonly box: Element;
  readonly apart: string;
}

function collect(node: Element, reading: Reading, texts: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = (child.textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(text)) texts.push(text);
    } else if (child instanceof Element && counts(child, reading)) collect(child, reading, texts);
  }
}

function counts(element: Element, { box, apart }: Reading): boolean {
  if (apart && element.matches(apart)) return false;
  if (element.matches(notValue) || element.matches(placeholders) || element.matches(icons)) return false;
  if (element.matches('button') && !box.matches('button')) return false;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
