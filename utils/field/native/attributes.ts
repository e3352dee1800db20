/** Attributes as the HTML standard reads them. */
import { attribute, attributeOf } from '../../dom/nodes';

/** A floating-point number ("rules for parsing floating-point number values"), null where it is none. */
export function numberOf(text: string | null): number | null {
  if (text === null || !/^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?/.test(text)) return null;
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : null;
}

/** A non-negative integer such as `maxlength`, null where it is none. */
export function lengthOf(element: Element, name: string): number | null {
  const text = /^\s*\+?(\d+)/.exec(attribute(element, name))?.[1];
  return text === undefined ? null : Number(text);
}

/** The `step` attribute: null where any value is allowed, `fallback` where it says nothing valid. */
export function stepOf(element: Element, fallback: number): number | null {
  const text = attributeOf(element, 'step');
  if (text?.trim().toLowerCase() === 'any') return null;
  const step = numberOf(text);
  return step !== null && step > 0 ? step : fallback;
}

/** An attribute's text, bounded; '' if none. */
export function boundedAttribute(element: Element, name: string, limit = 1_000): string {
  return attribute(element, name).slice(0, limit);
}
