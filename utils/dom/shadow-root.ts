import { shared } from './shared';
import { localNameOf, namespaceOf, openShadowRootOf } from './nodes';

/** How to get at an element's shadow root. */
export type ShadowRootOf = (element: Element) => ShadowRoot | null;

/** Elements that may carry a shadow root besides custom elements (HTML spec, `attachShadow`). */
const shadowHosts = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);
const html = 'http://www.w3.org/1999/xhtml';

const reach = shared('shadow-roots', (): { by: ShadowRootOf } => ({ by: openShadowRootOf }));

/** Reads shadow roots this way from now on: extensions may reach closed ones, a page's own script only open ones. */
export function reachShadowRoots(way: ShadowRootOf): void {
  reach.by = way;
}

/** The element's shadow root, a closed one too where that can be reached; asks only what can have one. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const name = localNameOf(element);
  const isHost = (shadowHosts.has(name) || name.includes('-')) && namespaceOf(element) === html;
  return isHost ? reach.by(element) : null;
}
