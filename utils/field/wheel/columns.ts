/** The wheels of a popup: columns of entries of which the one in the middle is chosen. */
import {
  attribute,
  childElementsOf,
  contains,
  findFirst,
  firstElementOf,
  flatParentOf,
  isMatch,
  localNameOf,
  parentElementOf,
  rectOf,
  textContentOf,
} from '../../dom/nodes';
import { elementsBelow } from '../calendar/look';
import { entryText } from '../saying/entry-text';
import { isMarkedChosen } from '../saying/marked-chosen';
import { innermost } from '../../dom/nesting';
import { treeOf } from '../../dom/tree';
import { isSeen, isShown } from '../widget/visible';

export interface Wheel {
  /** What moves. */
  readonly list: Element;
  readonly entries: readonly Element[];
  readonly texts: readonly string[];
  /** Place of the chosen entry; -1 where none is. */
  readonly at: number;
}

const longestText = 30;
/** Entries of a list that nothing but its motion tells from others. */
const fewest = 2;
const tallestEntry = 64;
/** Elements that make an entry, at most. */
const mostParts = 8;
const wheelNames = /wheel|roller|drum|picker[\w-]*(?:column|items|opts|scroller)/i;
/** Their entries are often named after them. */
const entryNames = /(?:item|option|label|cell)(?!s)(?=$|[-_\s])/i;
const turnedUpright = /transform:[^;]*(?:translateY\(|translate3d\(0(?:px|%)?,|translate\(0(?:px|%)?,|rotateX)/;
/** Parts that are no entries: between columns, over them, for screen readers. */
const notEntries = '[aria-hidden=true]:empty, [class*=divider i], [class*=mask i], [class*=indicator i]';

/** All wheels on show below an element, in their order on the page. */
export function wheelsIn(root: Element): Wheel[] {
  const lists = innermost(elementsBelow(root).filter(isWheel));
  return lists.map(wheelOf).sort((one, other) => leftOf(one) - leftOf(other));
}

/** A wheel as it stands now: it may have been given other entries. */
export function wheelOf(list: Element): Wheel {
  const entries = entriesOf(list);
  return { list, entries, texts: entries.map(entryText), at: chosenAt(list, entries) };
}

const leftOf = ({ list }: Wheel) => rectOf(list).left;

function isWheel(list: Element): boolean {
  if (!firstElementOf(list) || !looksTurned(list)) return false;
  const entries = entriesOf(list);
  return entries.length > 0 && entries.every(isEntry) && entries.some(isShown) && isSeen(list);
}

function looksTurned(list: Element): boolean {
  const names = `${localNameOf(list)} ${attribute(list, 'class')}`;
  if (wheelNames.test(names) && !entryNames.test(names)) return true;
  if (turnedUpright.test(attribute(list, 'style'))) return !/absolute|fixed/.test(styleOf(list).position);
  if (!childElementsOf(list)[fewest]) return false;
  const isDrum = /rotateX/.test(attribute(firstElementOf(list), 'style'));
  return isDrum || /^(?:y|both|block) mandatory/.test(styleOf(list).scrollSnapType);
}

const styleOf = (element: Element) => getComputedStyle(element);

function entriesOf(list: Element): Element[] {
  return [...childElementsOf(list)].filter(
    (child) => !isMatch(child, notEntries) && /[\p{L}\p{N}]/u.test(textContentOf(child) ?? ''),
  );
}

/** One short line, and nothing to type into. */
function isEntry(element: Element): boolean {
  if ((textContentOf(element) ?? '').trim().length > longestText) return false;
  if (rectOf(element).height > tallestEntry) return false;
  return element.getElementsByTagName('*').length <= mostParts && !findFirst(element, 'input, select, textarea');
}

/** How far from the middle the chosen entry may lie, in heights of its own. */
const mostOff = 0.4;

/** The one in the middle of what the wheel is seen through; where none is, the one that is marked. */
function chosenAt(list: Element, entries: readonly Element[]): number {
  const opening = windowOf(list, entries);
  const hit = hitAt(opening, entries);
  if (hit >= 0) return hit;
  const distances = entries.map((entry) => Math.abs(middleOf(entry) - middleOf(opening)));
  const nearest = distances.indexOf(Math.min(...distances));
  const height = rectOf(entries[nearest])?.height ?? 0;
  if ((distances[nearest] ?? 0) <= height * mostOff) return nearest;
  return entries.findIndex(isMarkedChosen);
}

/** A drum has entries on its far side, as high as those in front. */
function hitAt(opening: Element, entries: readonly Element[]): number {
  const { left, width } = rectOf(opening);
  const hits = treeOf(entries[0] ?? opening).elementsFromPoint(left + width / 2, middleOf(opening));
  const places = hits.map((one) => entries.findIndex((entry) => contains(entry, one)));
  return places.find((place) => place >= 0) ?? -1;
}

export function middleOf(element: Element): number {
  const { top, height } = rectOf(element);
  return top + height / 2;
}

/** What clips the list; a list that scrolls itself is its own, an entry clips nothing but its text. */
function windowOf(list: Element, [entry]: readonly Element[]): Element {
  const first = firstElementOf(list);
  for (let at: Element | null = first && first !== entry ? first : list; at; at = flatParentOf(at))
    if (/auto|scroll|hidden|clip/.test(styleOf(at).overflowY)) return at;
  return parentElementOf(list) ?? list;
}
