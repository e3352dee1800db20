/** What styles leave of a box. */

/** Below that nobody sees what is there, or takes it for something to fill in. */
const faintest = 0.05;
/** CSS pixels between edges that show nothing. */
const tiny = 1;

export const isFaint = ({ opacity }: CSSStyleDeclaration) => Number(opacity) < faintest;

/** Shapes without an inside: nothing left between the edges, no radius, all corners in one point. */
const emptyShape =
  /^(inset\((50|100)%|inset\([^)]*\b100%|circle\(0(px|%)?\b|ellipse\(0(px|%)? |polygon\(([^,)]+)(, \5)+\))/;
/** Transparent all over. */
const emptyMask = /^[a-z-]+-gradient\(([^()]|rgba\([^()]+, 0\))*\)$/;

/** Whether nothing is left of a box and all that stands in it, as by the `sr-only` and `visually-hidden` classes of CSS frameworks. */
export function isCutAway(style: CSSStyleDeclaration): boolean {
  const { clip, clipPath, filter, maskImage } = style;
  return (
    isClipped(clip, style) ||
    (clipPath !== 'none' && emptyShape.test(clipPath)) ||
    (filter !== 'none' && /\bopacity\(0(\.0\d*)?\)/.test(filter)) ||
    (maskImage !== 'none' && emptyMask.test(maskImage))
  );
}

/** `clip` works on what is positioned only (CSS Masking, 6.1). */
function isClipped(clip: string, style: CSSStyleDeclaration): boolean {
  if (clip === 'auto' || !/^(absolute|fixed)$/.test(style.position)) return false;
  const edges = /^rect\((-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px,? (-?[\d.]+)px\)$/.exec(clip)?.slice(1).map(Number);
  const [top = 0, right = 0, bottom = 0, left = 0] = edges ?? [];
  return edges !== undefined && (right - left <= tiny || bottom - top <= tiny);
}
