/** What styles leave of a box. */

/** Below that nobody sees what is there, or takes it for something to fill in. */
const faintest = 0.05;
/** CSS pixels between edges that show nothing. */
const tiny = 1;

export const isFaint = ({ opacity }: CSSStyleDeclaration) => Number(opacity) < faintest;

/** Shapes without an inside: no radius, all corners in one point. */
const emptyShape = /^(circle\(0(?![.\d])|ellipse\(0(px|%)? |polygon\(([^,)]+)(, \3)+\))/;
/** Transparent all over. */
const emptyMask = /^[a-z-]+-gradient\(([^()]|rgba\([^()]+, 0\))*\)$/;

/** Whether nothing is left of a box and all that stands in it, as by the `sr-only` and `visually-hidden` classes of CSS frameworks. */
export function isCutAway(style: CSSStyleDeclaration): boolean {
  const { clip, clipPath, filter, maskImage } = style;
  return (
    isClipped(clip, style) ||
    (clipPath !== 'none' && (emptyShape.test(clipPath) || isInsetAway(clipPath))) ||
    (filter !== 'none' && /\bopacity\(0(\.0\d*)?\)/.test(filter)) ||
    (maskImage !== 'none' && emptyMask.test(maskImage))
  );
}

/** Nothing is left between edges that lie further in than the box is wide or high. */
function isInsetAway(shape: string): boolean {
  const edges = (/^inset\((.*?)( round.*)?\)$/.exec(shape)?.[1] ?? '').split(' ');
  const [top = 0, right = top, bottom = top, left = right] = edges.map((edge) =>
    edge.endsWith('%') ? parseFloat(edge) : 0,
  );
  return top + bottom >= 100 || left + right >= 100;
}

/** `clip` works on what is positioned only (CSS Masking, 6.1). */
function isClipped(clip: string, style: CSSStyleDeclaration): boolean {
  if (clip === 'auto' || !/^(absolute|fixed)$/.test(style.position)) return false;
  const edges = /^rect\((-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px\)$/.exec(clip)?.slice(1).map(Number);
  const [top = 0, right = 0, bottom = 0, left = 0] = edges ?? [];
  return edges !== undefined && (right - left <= tiny || bottom - top <= tiny);
}
