/** A phone number beside a list of calling codes goes without its own. */
import type { Kind } from '../kinds';
import { settle, type Reading } from './reading';

const numbers: ReadonlySet<Kind> = new Set(['tel', 'tel-mobile', 'tel-national']);
const farthest = 2;

/** @param form fields of one form, in their order; changed in place */
export function settlePhoneBoxes(form: readonly Reading[]): void {
  form.forEach((reading, at) => {
    const next = form[at + 1];
    if (reading.kind === 'tel-area-code' && (next?.kind === 'tel' || next?.kind === 'tel-national') && isWhole(next))
      settle(next, 'tel-local', 'neighbours', 'after the area code');
    if (reading.kind !== 'tel-country-code') return;
    const after = form.slice(at + 1, at + 1 + farthest).find(isWhole);
    const number = after ?? form.slice(Math.max(0, at - 1), at).find(isWhole);
    if (number) number.part = { of: 'phone', without: 'calling-code' };
  });
}

function isWhole({ kind, part }: Reading): boolean {
  return numbers.has(kind) && part.of === 'whole';
}
