import type { Value } from '../../pipeline';

/** The number that a value says, null where it says none. */
export function wantedNumber(value: Value): number | null {
  const number = value.as === 'text' && value.text.trim() !== '' ? Number(value.text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
