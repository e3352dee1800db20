import { isMatch, isRendered, parentElementOf } from '../../dom/nodes';
import { lineInputs } from '../../field/widget/typed-in';
import type { IsCollapsed } from './collapsed';
import { isCutAway, isFaint } from './cut-away';
import type { Look } from './look';
import type { IsOffScreen } from './off-screen';

/** What the rules may ask besides the element itself. */
export interface Surroundings {
  readonly isCollapsed: IsCollapsed;
  readonly isOffScreen: IsOffScreen;
}

/** One way in which a page hides an element. */
export interface HidingRule {
  readonly name: string;
  hides(look: Look, surroundings: Surroundings): boolean;
}

/**
 * Boxes for one-time codes are often one transparent input over drawn boxes; the browser's own box for a date lies over a
 * drawn one, or under its label until it is gone into (MDB).
 */
const drawnOver =
  'input:is([autocomplete=one-time-code],[maxlength="4"],[maxlength="5"],[maxlength="6"],[type*=date],[type=time])';
const tiny = 1;
/** Styled as lines without height, the thumb overflows them. */
const thin = 'input[type=range]';

/** In order of cost: the first that says so decides. */
export const hidingRules: readonly HidingRule[] = [
  {
    // display, visibility, content-visibility, closed details and dialogs, `hidden`, popovers that are not open
    name: 'not rendered',
    hides: ({ element }) => !isRendered(element, { visibilityProperty: true }),
  },
  {
    name: 'too small to see',
    hides: ({ element, rect }) =>
      isMatch(element, thin) ? rect.width <= tiny && rect.height <= tiny : rect.width <= tiny || rect.height <= tiny,
  },
  {
    name: 'transparent',
    hides: ({ element, style }) => {
      const drawn = drawnIn(element);
      return !isRendered(drawn, { opacityProperty: true }) || (drawn === element && isFaint(style));
    },
  },
  {
    name: 'off-screen',
    hides: ({ element, rect }, { isOffScreen }) => isOffScreen(element, rect),
  },
  {
    name: 'cut, masked or filtered away',
    hides: ({ style }) => isCutAway(style),
  },
  {
    name: 'written in the colour of its own box',
    hides: ({ element, style: { color, backgroundColor, backgroundImage, webkitTextFillColor } }) =>
      [backgroundColor, webkitTextFillColor].every((one) => one === color) &&
      backgroundImage === 'none' &&
      !color.endsWith(', 0)') &&
      isMatch(element, `${lineInputs},textarea`),
  },
  {
    name: 'inside a box without size',
    hides: ({ element }, { isCollapsed }) => isCollapsed(element),
  },
];

/** What must be seen for an element to be: itself, or the box in which something is drawn for it. */
const drawnIn = (element: Element) => (isMatch(element, drawnOver) && parentElementOf(element)) || element;
