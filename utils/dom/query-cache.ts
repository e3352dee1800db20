/**
 * Answers of queries that are asked for each field of a fill: to search a page of 200,000 elements takes a tenth of a second,
 * and a list of 10,000 entries makes such a page with 20 fields.
 */
import { findAll, rootOf } from './nodes';

/** Attributes that cached queries may ask for; structure and tags they may ask for too. */
const asked = ['role', 'popover', 'aria-expanded', 'aria-haspopup'];

interface QueryCache {
  readonly observer: MutationObserver;
  readonly answers: Map<ParentNode, Map<string, readonly Element[]>>;
}

const caches = new WeakMap<Node, QueryCache>();

/** From here on a document's queries are answered from memory where it has not changed. @returns ends that */
export function cacheQueries(document: Document): () => void {
  const answers: QueryCache['answers'] = new Map();
  const observer = new MutationObserver(() => answers.clear());
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: asked });
  const cache = { observer, answers };
  caches.set(document, cache);
  return () => {
    observer.disconnect();
    if (caches.get(document) === cache) caches.delete(document);
  };
}

/**
 * The elements below that match, in document order.
 * @param selector of tags, structure and the attributes above
 */
export function findAllCached(root: Element | Document, selector: string): readonly Element[] {
  const cache = caches.get(rootOf(root));
  if (!cache) return [...findAll(root, selector)];
  const { observer, answers } = cache;
  if (observer.takeRecords().length > 0) answers.clear();
  const ofRoot = answers.get(root) ?? new Map<string, readonly Element[]>();
  answers.set(root, ofRoot);
  const answer = ofRoot.get(selector) ?? [...findAll(root, selector)];
  ofRoot.set(selector, answer);
  return answer;
}
