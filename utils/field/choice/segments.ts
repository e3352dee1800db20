/** Buttons of a segmented control that stand each in the shadow tree of a component (mdui, Scale). */
import { isMatch, localNameOf, rootOf } from '../../dom/nodes';
import { saysByClass } from '../saying/says-by-class';
import { choicesBeside } from './sibling-hosts';

/** Elements worth asking about. */
export const segmentSelector = 'button[part]';
const tags = /-(segment|segmented-button)$/;

/** The component whose button an element is; null where it is none of a segmented control. */
export function segmentOf(button: Element): Element | null {
  const root = rootOf(button);
  return isMatch(button, segmentSelector) && root instanceof ShadowRoot && tags.test(localNameOf(root.host))
    ? root.host
    : null;
}

export const isSegment = (button: Element) => segmentOf(button) !== null;

/** The buttons of one control, in their order. */
export const segmentsBeside = (button: Element) => choicesBeside(button, 'button');

/** Whether a segment, or its button, says that it is chosen. */
export function isSegmentOn(button: Element): boolean {
  return isMatch(segmentOf(button), '[selected]:not([selected=false])') === true || saysByClass(button, 'on');
}
