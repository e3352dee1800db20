import { localNameOf, namespaceOf, openShadowRootOf } from './dom';

/** Elements that may carry a shadow root besides custom elements (HTML spec, `attachShadow`). */
const shadowHosts = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);
const html = 'http://www.w3.org/1999/xhtml';

/** Chromium has it on `chrome.dom`, Firefox on each element; a page's own script has neither. */
interface ContentScript {
  readonly chrome?: { readonly dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null } };
}
type FirefoxElement = Element & { readonly openOrClosedShadowRoot?: ShadowRoot | null };

const { dom } = (globalThis as ContentScript).chrome ?? {};

/** The element's shadow root, a closed one too where the browser lets a content script; asks only what can have one. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const name = localNameOf(element);
  if (!(shadowHosts.has(name) || name.includes('-')) || namespaceOf(element) !== html) return null;
  if (dom) return dom.openOrClosedShadowRoot(element);
  return (element as FirefoxElement).openOrClosedShadowRoot ?? openShadowRootOf(element);
}
