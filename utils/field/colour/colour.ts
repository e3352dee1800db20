/** Colours as pages write them, and where a page shows one. */
import { attribute, carries, findAll } from '../../dom/nodes';
import { saysByClass } from '../saying/says-by-class';

/** `#rrggbb` of a colour in hex (with or without `#`, three to eight digits) or as `rgb(…)`, `hsl(…)`; null for anything else. */
export function hexOf(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(text.trim())?.[1];
  if (digits) return `#${digits.toLowerCase()}`;
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec(text.trim());
  if (short) return `#${[1, 2, 3].map((at) => short[at]!.repeat(2)).join('')}`.toLowerCase();
  const hsl = /^hsla?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%/i.exec(text.trim());
  if (hsl) return hexOfHsl(Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100);
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(text.trim());
  if (!parts) return null;
  return `#${[1, 2, 3].map((at) => Number(parts[at]).toString(16).padStart(2, '0')).join('')}`;
}

/** CSS Color 4, "converting HSL colors to sRGB". */
function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (step: number) => {
    const turn = (step + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return hexOfShares([0, 8, 4].map(channel));
}

/** Red, green and blue as shares of one. */
function hexOfShares(shares: readonly number[]): string {
  const digits = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${shares.map(digits).join('')}`;
}

/** How opaque a colour written as `rgba(…)` or with a slash is, from 0 to 1; 1 where it does not say. */
function opacityOf(text: string): number {
  const said = /(?:^(?:rgb|hsl)a\((?:[^,]*,){3}|\/)\s*([\d.]+)(%?)\s*\)$/i.exec(text.trim());
  return said ? Number(said[1]) / (said[2] ? 100 : 1) : 1;
}

/**
 * A colour in the notations pages take, that of the text shown now first.
 * @param colour as pages write colours; how opaque it is counts where the page tells that
 */
export function notations(colour: string, shown: string): string[] {
  const hex = hexOf(colour);
  if (!hex) return [];
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const rgb = `rgb(${red}, ${green}, ${blue})`;
  const bare = hex.slice(1);
  const opacity = opacityOf(colour);
  const rgba = `rgba(${red}, ${green}, ${blue}, ${opacity})`;
  if (shown.startsWith('rgba') || (opacity < 1 && shown.startsWith('rgb'))) return [rgba, rgb, hex, bare];
  if (/^[0-9a-f]{3,8}$/i.test(shown)) return [bare, hex, bare.toUpperCase(), rgb];
  return shown.startsWith('rgb') ? [rgb, hex, bare] : [hex, bare, hex.toUpperCase(), rgb];
}

/** Whether a text says of itself that it is a colour: a bare number does not. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{3,8}$|^(?:rgb|hsl|hsv)a?\(/i.test(text.trim());
}

const coloured = '[style*=background i], [style*=color i]';

/** A gradient from a colour to itself, laid over a chequered ground (React Aria). */
const evenLayer = /^linear-gradient\((rgba?\([^)]*\)), \1\)/;

/** The colour a swatch shows, as `#rrggbb`; '' where it shows none. */
export const colourShown = (swatch: Element) => hexOf(paintOf(swatch)) ?? '';

/** The colour a swatch shows, as it is written; '' where it shows none. What is written in its style comes before what it fades from. */
export function paintOf(swatch: Element): string {
  if (saysByClass(swatch, 'empty')) return '';
  const inside = [...findAll(swatch, coloured)].reverse();
  for (const element of [...inside, swatch]) {
    const style = getComputedStyle(element);
    const own = /--[\w-]*colou?r:\s*([^;]+)/.exec(attribute(element, 'style'))?.[1] ?? '';
    const { backgroundColor, backgroundImage, color } = (element as HTMLElement).style;
    const layer = evenLayer.exec(backgroundImage)?.[1] ?? '';
    const painted = element === swatch && own ? [color] : [layer, backgroundColor, color, style.backgroundColor];
    const colours = [own, ...painted];
    const found = colours.find((colour) => !/^rgba\(.*,\s*0\)$/.test(colour) && hexOf(colour) !== null);
    if (found && (element !== swatch || carries(element, 'style'))) return found;
  }
  return '';
}

/** Hue in degrees, saturation and brightness as shares of one. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

/** The place of a colour (`#rrggbb`) in a picker's field of colours. */
export function hsvOf(hex: string): Hsv {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Channels;
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const sixth =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return {
    hue: spread === 0 ? 0 : (sixth * 60 + 360) % 360,
    saturation: most === 0 ? 0 : spread / most,
    brightness: most,
  };
}

type Channels = [red: number, green: number, blue: number];

/** The colour at a place of a picker's field, as `#rrggbb`. */
export function hexAt({ hue, saturation, brightness }: Hsv): string {
  const channel = (sixth: number) => {
    const at = (sixth + hue / 60) % 6;
    return brightness * (1 - saturation * Math.max(0, Math.min(at, 4 - at, 1)));
  };
  return hexOfShares([5, 3, 1].map(channel));
}
