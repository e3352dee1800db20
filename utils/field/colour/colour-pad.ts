/** A picker's field of colours: saturation from left to right, brightness upwards, with a strip of hues beside it. */
import { attribute, closest, contains, findAll, isMatch, parentElementOf, rectOf } from '../../dom/nodes';
import { colourShown, hexAt, hexOf, hsvOf } from './colour';
import { queryInside } from '../../dom/tree';
import { findAround } from '../box/boxes-around';
import { marked } from '../quirks';

export interface ColourPad {
  readonly box: Element;
  readonly area: Element;
  readonly hues: Element;
}

export const areaSelector = `${marked('is a field of colours')}, [class*=saturation i], [class*=color-selector i], [class*=color-area i], [class*=colorarea i], [class*=svpanel i], [class*=sv-panel i], [data-part=area], [part=saturation], [data-slot=selector]:has(> [data-color-picker-background])`;
/** React Aria's strip says by its name alone which channel it is for. */
const hueSelector =
  '[class*=hue i], [data-channel=hue], [data-hue], [part=hue], [role=group][aria-label*=hue i], [data-color-picker-track]';
/** Hues all round and saturation outwards: no place of these is where a field of colours has it. */
const wheel = '[class*=wheel i]';
const handles = /(^|[-_\s])(handle|pointer|(?:selector)?thumb|cursor|circle|knob|picker|dragger)(?![a-z])/i;
const pageWide = 'form, fieldset, body, html, main';

/** The pad whose field of colours an element is, null where it is none; structure only. */
export function padOf(area: Element): ColourPad | null {
  if (!isMatch(area, areaSelector) || isMatch(area, wheel) || closest(parentElementOf(area), areaSelector)) return null;
  const stripIn = (box: Element) =>
    queryInside(box, hueSelector).find((one) => !contains(area, one) && !contains(one, area));
  const withStrip = (box: Element) => {
    const hues = stripIn(box);
    return hues && { box, area, hues };
  };
  return findAround(area, withStrip, { levels: 3, ends: pageWide, isDrawn: true });
}

/** The first pad in a box. */
export function padIn(box: Element): ColourPad | null {
  for (const area of findAll(box, areaSelector)) {
    const pad = padOf(area);
    if (pad) return pad;
  }
  return null;
}

/** The colour a pad stands at: as its handle is painted, else by the handle's place. */
export function colourOf(pad: ColourPad): string {
  const handle = [...findAll(pad.area, '*')].find((one) =>
    handles.test(['class', 'part', 'data-slot'].map((name) => attribute(one, name)).join(' ')),
  );
  if (!handle) return '';
  const { left, top, width, height } = insideOf(pad.area);
  const at = rectOf(handle);
  const share = (distance: number, length: number) => Math.min(1, Math.max(0, distance / (length || 1)));
  const saturation = share(at.left + at.width / 2 - left, width);
  const brightness = 1 - share(at.top + at.height / 2 - top, height);
  return colourShown(handle) || hexAt({ hue: hueOf(pad), saturation, brightness });
}

/** The field is painted in the pure colour of the hue. */
export function hueOf({ area }: ColourPad): number {
  const painted = [area, ...findAll(area, '*')].map((one) => getComputedStyle(one).backgroundColor);
  const pure = painted.filter((colour) => !/^rgba\(.*,\s*0\)$/.test(colour)).map(hexOf);
  return hsvOf(pure.find((hex) => hex !== null) ?? '#ff0000').hue;
}

/** An element's box without its borders. */
export function insideOf(element: Element) {
  const { left, top } = rectOf(element);
  const { clientLeft, clientTop, clientWidth: width, clientHeight: height } = element;
  return { left: left + clientLeft, top: top + clientTop, width, height };
}
