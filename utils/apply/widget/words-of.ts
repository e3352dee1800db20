/** Where a person presses an entry: on its words. */
import { documentOf, isMatch, parentElementOf, textContentOf } from '../../dom/nodes';

const nested = '[role=group], [role=treeitem] [role=treeitem], ul, ol';
/** What stands before the words and has an effect of its own: it opens the entry, or only decorates it. */
const apart =
  'button, [role=button], svg, [aria-hidden=true], [hidden], [class*=toggle i], [class*=expand i], [class*=switcher i], [class*=icon i], script, style';
const mostTexts = 40;

/** The innermost element that holds an entry's own first words; the entry itself where it has none. */
export function wordsOf(entry: Element): Element {
  const texts = documentOf(entry).createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  for (let count = 0; count < mostTexts; count++) {
    const text = texts.nextNode();
    if (!text) break;
    const holder = parentElementOf(text);
    if (holder && /[\p{L}\p{N}]/u.test(textContentOf(text) ?? '') && isOwn(holder, entry)) return holder;
  }
  return entry;
}

function isOwn(holder: Element, entry: Element): boolean {
  for (let at: Element | null = holder; at && at !== entry; at = parentElementOf(at))
    if (isMatch(at, apart) || isMatch(at, nested)) return false;
  return true;
}
