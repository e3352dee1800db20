import { noteUnless } from './faults';
import { findFirst, rootElementOf } from './nodes';

/** Scripts that run: HTML spec, "prepare the script element", leaves out data blocks such as JSON-LD. */
const script = 'script:is(:not([type]),[type=""],[type=module],[type*=javascript i],[type*=ecmascript i])';
/** What was found: scripts leave behind what lives on without them, and a page that was read to its end gets none by itself. */
const known = new WeakMap<Document, boolean>();

/**
 * Whether anything may answer what is done in a page, later than at once: a page without scripts, such as one that was
 * saved, opens no list and fetches nothing. Pages around it and the one that opened it count, as far as they can reach in.
 */
export function hasScripts(document: Document): boolean {
  const before = known.get(document);
  if (before !== undefined) return before;
  const view = document.defaultView;
  const reachedBy = [view?.parent === view ? null : view?.parent, view?.opener as Window | null].map(documentIn);
  const has = runsScripts(document) || reachedBy.some((other) => other !== null && hasScripts(other));
  if (has || document.readyState !== 'loading') known.set(document, has);
  return has;
}

function runsScripts(document: Document): boolean {
  return findFirst(rootElementOf(document), script) !== null || hasHandler(document);
}

/** An event handler written as an attribute is a script too. Selectors and element by element take twice as long to say. */
function hasHandler(document: Document): boolean {
  const handler = 'boolean(//@*[starts-with(name(), "on")])';
  return Document.prototype.evaluate.call(document, handler, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;
}

/** null where there is none, or another site's. */
function documentIn(view: Window | null | undefined): Document | null {
  try {
    return view?.document ?? null;
  } catch (error) {
    noteUnless('SecurityError', 'scripted.documentIn', error);
    return null;
  }
}
