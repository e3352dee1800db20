/** Where the stars of a drawn rating are pressed, and how. */
import { findFirst, parentElementOf, rectOf } from '../../dom/nodes';
import { hover, press as pressAt } from '../widget/press';
import { nextFrame } from '../widget/next-frame';
import type { Rating } from '../../field/choice/stars';

/** A point to press: an element, and how far along its width. */
export interface Place {
  readonly target: Element;
  readonly share: number;
}

/** Within a star: its right half is the whole of it where halves count too. */
const wholeStar = 0.75;

/** Where to press for each number of stars. */
export function placesOf({ box, stars, count }: Rating): Place[] {
  if (stars.length > 0)
    return stars.map((star) => ({ target: findFirst(star, 'svg, i, button') ?? star, share: wholeStar }));
  return Array.from({ length: count }, (_, index) => ({ target: box, share: (index + 0.8) / count }));
}

/**
 * Presses at a place, with the mouse moved there before and away after: a rating may choose the stars that it drew
 * while the mouse hovered, and draw them a frame after it moved (React Simple Star Rating).
 */
export async function press({ target, share }: Place): Promise<void> {
  const { left, top, width, height } = rectOf(target);
  const at = { clientX: left + width * share, clientY: top + height / 2 };
  hover(target, at);
  await nextFrame(target);
  pressAt(target, at);
  for (const type of ['pointerout', 'mouseout']) target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  for (let at: Element | null = target, depth = 0; at && depth < 4; at = parentElementOf(at), depth++)
    at.dispatchEvent(new MouseEvent('mouseleave'));
}
