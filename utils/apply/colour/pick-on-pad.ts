import { childElementsOf, rectOf } from '../../dom/nodes';
import { hsvOf } from '../../field/colour/colour';
import { inPlace } from '../widget/at-rest';
import { press, type Point } from '../widget/press';
import { nextTask, waitFor } from '../widget/wait-for';
import { type ColourPad, colourOf, hueOf, insideOf } from '../../field/colour/colour-pad';
import { reaction } from '../widget/reaction';

/** Degrees within which a hue needs no press, and within which a press has hit the one asked for. */
const sameHue = 2;
const nearHue = 12;
const nearChannel = 4;

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
    if (await waitFor(pad.area, isHueThere, reaction.step, signal)) break;
  }
  await pressAt(pad.area, saturation, 1 - brightness);
  if (await waitFor(pad.area, () => isSameColour(colourOf(pad), hex), reaction.step, signal)) return;
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
