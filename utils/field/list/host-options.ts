/** Options that a component is given as its children. */
import {
  attributeOf,
  closest,
  findAll,
  firstElementOf,
  localNameOf,
  nextElementOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { onOneLine } from '../../dom/text';
import { optionOf, type ListedOption } from './option-list';

/** Elements inside a component looked at. */
const mostInside = 2_000;
/** Elements of a shadow tree that may show what is chosen. */
const mostShown = 300;
const apart = 'style, script, select, [role=listbox], [hidden]';

/** The shadow tree of the component that an element opens: its own, else the one it stands in. */
export function rootOfWidget(opener: Element): ShadowRoot | null {
  const root = rootOf(opener);
  return shadowRootOf(opener) ?? (root instanceof ShadowRoot ? root : null);
}

/**
 * The options a component is given: children that have the role or are named so.
 * @param opener the component, or what opens its list in its shadow tree
 * @returns none where it is no component, or one whose children are commands
 */
export function hostOptions(opener: Element): ListedOption[] {
  const host = rootOfWidget(opener)?.host;
  if (!host || !firstElementOf(host)) return [];
  return [...findAll(host, '*')].slice(0, mostInside).filter(isOption).map(optionOf);
}

/** Children of a component among which one of its options stands, where it has any. */
const mostBefore = 5;

/** Whether a component is given options; of its children the first few are looked at. */
export function isGivenOptions(host: Element): boolean {
  let child = firstElementOf(host);
  for (let count = 1; child && count < mostBefore && !isOption(child); count++) child = nextElementOf(child);
  return child !== null && isOption(child);
}

function isOption(element: Element): boolean {
  return attributeOf(element, 'role') === 'option' || localNameOf(element).endsWith('-option');
}

/** Those of the options whose texts the component shows; where it shows none, those that say they are chosen. */
export function shownIn(opener: Element, options: readonly ListedOption[]): ListedOption[] {
  const root = rootOfWidget(opener);
  const texts = new Set((root ? shownTexts(root) : []).flatMap((text) => [text, ...text.split(/,\s*/)]));
  const shown = options.filter(({ text }) => texts.has(text));
  return shown.length > 0 ? shown : options.filter(({ selected }) => selected);
}

function shownTexts(root: ShadowRoot): string[] {
  return [...findAll(root, '*')]
    .slice(0, mostShown)
    .filter((element) => firstElementOf(element) === null && !closest(element, apart))
    .map((element) => onOneLine(textContentOf(element) ?? ''))
    .filter(Boolean);
}
