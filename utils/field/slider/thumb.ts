/** The thumb of a slider, however the page draws it. */
import { parentElementOf, rectOf } from '../../dom/nodes';

export interface Thumb {
  readonly element: Element;
  readonly isVertical: boolean;
  /** What it stands at. */
  now(): number;
}

/** The nearest ancestor that is longer than the thumb. */
export function trackOf({ element, isVertical }: Pick<Thumb, 'element' | 'isVertical'>): Element {
  const length = lengthOf(element, isVertical);
  for (let at = parentElementOf(element); at; at = parentElementOf(at))
    if (lengthOf(at, isVertical) > length * 2) return at;
  return element;
}

/** In CSS pixels along the way of the thumb. */
export function lengthOf(element: Element, isVertical: boolean): number {
  const { width, height } = rectOf(element);
  return isVertical ? height : width;
}

/** The two thumbs of a range keep to their sides: below the middle between them, above where the upper one stands. */
export function ownSide(own: number, other: number): { readonly min?: number; readonly max?: number } {
  if (own === other) return {};
  return own < other ? { max: Math.floor((own + other) / 2) } : { min: own };
}
