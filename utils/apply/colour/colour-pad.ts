/** A picker's field of colours: saturation from left to right, brightness upwards, with a strip of hues beside it. */
import {
  attribute,
  childElementsOf,
  closest,
  contains,
  findAll,
  flatParentOf,
  isMatch,
  parentElementOf,
  rectOf,
} from '../../dom/nodes';
import { colourShown, hexAt, hexOf, hsvOf } from './colour';
import { inPlace } from '../widget/at-rest';
import { press, type Point } from '../widget/press';
import { queryInside } from '../../dom/tree';
import { nextTask, until } from '../widget/until';

export interface ColourPad {
  readonly box: Element;
  readonly area: Element;
  readonly hues: Element;
}

export const areaSelector =
  '[class*=saturation i], [class*=color-selector i], [class*=color-area i], [class*=colorarea i], [class*=svpanel i], [class*=sv-panel i], [data-part=area], [part=saturation], [data-slot=selector]:has(> [data-color-picker-background])';
/** React Aria's strip says by its name alone which channel it is for. */
const hueSelector =
  '[class*=hue i], [data-channel=hue], [data-hue], [part=hue], [role=group][aria-label*=hue i], [data-color-picker-track]';
/** Hues all round and saturation outwards: no place of these is where a field of colours has it. */
const wheel = '[class*=wheel i]';
const handles = /(^|[-_\s])(handle|pointer|(?:selector)?thumb|cursor|circle|knob|picker)(?![a-z])/i;
const pageWide = 'form, fieldset, body, html, main';
/** Boxes from the field of colours out to the one that holds the strip too. */
const levels = 3;
/** Degrees within which a hue needs no press, and within which a press has hit the one asked for. */
const sameHue = 2;
const nearHue = 12;
const nearChannel = 4;
/** Milliseconds for a picker to show where it was pressed. */
const reaction = 150;

/** The pad whose field of colours an element is, null where it is none; structure only. */
export function padOf(area: Element): ColourPad | null {
  if (!isMatch(area, areaSelector) || isMatch(area, wheel) || closest(parentElementOf(area), areaSelector)) return null;
  let box = flatParentOf(area);
  for (let level = 0; box && level < levels && !isMatch(box, pageWide); box = flatParentOf(box), level++) {
    const hues = queryInside(box, hueSelector).find((one) => !contains(area, one) && !contains(one, area));
    if (hues) return { box, area, hues };
  }
  return null;
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
function hueOf({ area }: ColourPad): number {
  const painted = [area, ...findAll(area, '*')].map((one) => getComputedStyle(one).backgroundColor);
  const pure = painted.filter((colour) => !/^rgba\(.*,\s*0\)$/.test(colour)).map(hexOf);
  return hsvOf(pure.find((hex) => hex !== null) ?? '#ff0000').hue;
}

/**
 * Presses the field and the strip where a colour lies on them, once they stand still; strips may run either way, and fields count their borders
 * in or not: once more where that shows to be too far or not far enough.
 */
export async function pickOnPad(pad: ColourPad, hex: string, signal: AbortSignal): Promise<void> {
  const { hue, saturation, brightness } = hsvOf(hex);
  await inPlace(pad.area, signal);
  const isHueThere = () => isNear(hueOf(pad), hue, nearHue);
  await pressAt(pad.area, saturation, 1 - brightness);
  const shares = saturation === 0 || isNear(hueOf(pad), hue, sameHue) ? [] : [hue / 360, 1 - hue / 360];
  for (const share of shares) {
    await pressAt(pad.hues, share, share);
    if (await until(pad.area, isHueThere, reaction, signal)) break;
  }
  await pressAt(pad.area, saturation, 1 - brightness);
  if (await until(pad.area, () => isSameColour(colourOf(pad), hex), reaction, signal)) return;
  const stands = hsvOf(colourOf(pad) || hex);
  await pressAt(pad.area, 2 * saturation - stands.saturation, 1 - 2 * brightness + stands.brightness);
}

/** As near as the pixels allow. */
function isSameColour(one: string, other: string): boolean {
  const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channelsOf(other);
  return channelsOf(one).every((channel, at) => Math.abs(channel - others[at]!) <= nearChannel);
}

function isNear(one: number, other: number, within: number): boolean {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart) < within;
}

/** An element's box without its borders. */
function insideOf(element: Element) {
  const { left, top } = rectOf(element);
  const { clientLeft, clientTop, clientWidth: width, clientHeight: height } = element;
  return { left: left + clientLeft, top: top + clientTop, width, height };
}

/** A strip counts along its longer side alone. */
async function pressAt(surface: Element, across: number, down: number): Promise<void> {
  const { left, top, width, height } = insideOf(surface);
  const inset = (share: number, length: number) => Math.min(length - 1, Math.max(0, share * length));
  const isStrip = Math.min(width, height) * 2 < Math.max(width, height);
  const at = {
    clientX: left + (isStrip && height > width ? width / 2 : inset(across, width)),
    clientY: top + (isStrip && width > height ? height / 2 : inset(down, height)),
  };
  press(innermostAt(surface, at), at);
  await nextTask();
}

/** What the mouse would hit inside a surface. */
function innermostAt(surface: Element, at: Point): Element {
  const hit = [...childElementsOf(surface)].findLast((child) => covers(child, at));
  return hit ? innermostAt(hit, at) : surface;
}

function covers(element: Element, { clientX, clientY }: Point): boolean {
  const { left, top, right, bottom } = rectOf(element);
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside && getComputedStyle(element).pointerEvents !== 'none';
}
