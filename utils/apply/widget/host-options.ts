/** Options that a component is given as its children. */
import { optionOf, type ListedOption } from './option-list';

/** Elements inside a component looked at. */
const mostInside = 2_000;
/** Elements of a shadow tree that may show what is chosen. */
const mostShown = 300;
const apart = 'style, script, [role=listbox], [hidden]';

/**
 * The options of the component in whose shadow tree an element stands: children that have the role or are named so.
 * @returns none where it stands in no component, or in one whose children are commands
 */
export function hostOptions(inner: Element): ListedOption[] {
  const root = inner.getRootNode();
  if (!(root instanceof ShadowRoot) || !root.host.firstElementChild) return [];
  const inside = [...root.host.querySelectorAll('*')].slice(0, mostInside);
  return inside.filter(isOption).map(optionOf);
}

function isOption(element: Element): boolean {
  return element.getAttribute('role') === 'option' || element.localName.endsWith('-option');
}

/** Those of the options whose texts the component shows; where it shows none, those that say they are chosen. */
export function shownIn(inner: Element, options: readonly ListedOption[]): ListedOption[] {
  const root = inner.getRootNode() as ShadowRoot;
  const texts = new Set(shownTexts(root).flatMap((text) => [text, ...text.split(/,\s*/)]));
  const shown = options.filter(({ text }) => texts.has(text));
  return shown.length > 0 ? shown : options.filter(({ selected }) => selected);
}

function shownTexts(root: ShadowRoot): string[] {
  return [...root.querySelectorAll('*')]
    .slice(0, mostShown)
    .filter((element) => element.firstElementChild === null && !element.closest(apart))
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
