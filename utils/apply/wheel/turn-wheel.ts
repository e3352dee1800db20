/** Turning a wheel until an entry is the chosen one. */
import { attributeOf, documentOf, flatParentOf, localNameOf, rectOf } from '../../dom/nodes';
import { standStill } from '../widget/at-rest';
import { tap } from '../widget/touch';
import { queryInside } from '../../dom/tree';
import { waitFor } from '../widget/wait-for';
import { middleOf, wheelOf, type Wheel } from '../../field/wheel/columns';
import { dragByFinger, dragByMouse } from './drag-wheel';
import { reaction } from '../widget/reaction';

/** Frames without a move after which a wheel rests. */
const framesStill = 4;
const mostFrames = 120;
const mostTries = 3;

type Way = (wheel: Wheel, index: number, signal: AbortSignal) => unknown;

const ways: readonly Way[] = [
  ({ entries }, index) => tap(partOf(entries[index]!)),
  (wheel, index, signal) => dragByMouse(chosenIn(wheel), wayTo(wheel, index), signal),
  (wheel, index, signal) => dragByFinger(chosenIn(wheel), wayTo(wheel, index), signal),
  ({ entries }, index) => scrollTo(entries[index]!),
];

/** Ways that worked before in a page, by the name of the list: a cache, which only says which one is tried first. */
const worked = new WeakMap<Document, Map<string, Way>>();

/** @returns whether the entry of that text is the chosen one, at rest */
export async function turnWheel(list: Element, text: string, signal: AbortSignal): Promise<boolean> {
  const shown = () => {
    const wheel = wheelOf(list);
    return wheel.texts[wheel.at];
  };
  for (const way of inOrder(list)) {
    for (let tries = 0; tries < mostTries && !signal.aborted; tries++) {
      await rest(list);
      const wheel = wheelOf(list);
      const index = wheel.texts.indexOf(text);
      if (wheel.at === index || index < 0) return index >= 0;
      const before = shown();
      await way(wheel, index, signal);
      if (!(await waitFor(list, () => shown() !== before, reaction.press, signal))) break;
      noteWay(list, way);
    }
  }
  return shown() === text;
}

const kindOf = (list: Element) => attributeOf(list, 'class') ?? localNameOf(list);

function noteWay(list: Element, way: Way): void {
  const page = documentOf(list);
  const byKind = worked.get(page) ?? new Map<string, Way>();
  worked.set(page, byKind.set(kindOf(list), way));
}

function inOrder(list: Element): Way[] {
  const first = worked.get(documentOf(list))?.get(kindOf(list));
  return first ? [first, ...ways.filter((way) => way !== first)] : [...ways];
}

const chosenIn = ({ entries, at }: Wheel) => entries[at] ?? entries[0]!;

/** An entry may be a component around a button. */
const partOf = (entry: Element) => queryInside(entry, 'button, [role=button]')[0] ?? entry;

/** By how much the wheel has to go for an entry to come where the chosen one is. */
function wayTo(wheel: Wheel, index: number): number {
  const height = heightOf(wheel);
  return (wheel.at - index) * height;
}

/** Entries on the far side of a drum are drawn flat: their own height counts, not what is seen of it. */
function heightOf({ entries }: Wheel): number {
  const [first, second] = entries;
  const step = first && second ? Math.abs(middleOf(second) - middleOf(first)) : 0;
  const own = first instanceof HTMLElement ? first.offsetHeight : 0;
  return Math.max(step, own) || (rectOf(first)?.height ?? 0);
}

/** Lists that scroll by themselves. */
function scrollTo(entry: Element): void {
  for (let at = flatParentOf(entry); at; at = flatParentOf(at))
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) {
      at.scrollTop += middleOf(entry) - middleOf(at);
      return;
    }
}

/** What still moves may be taken for what it passes by. */
function rest(list: Element): Promise<void> {
  const placeNow = () => {
    const [first] = wheelOf(list).entries;
    return String(first && middleOf(first));
  };
  return standStill(list, placeNow, { frames: framesStill, most: mostFrames });
}
