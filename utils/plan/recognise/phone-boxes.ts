/** A phone number beside a list of calling codes goes without its own. */
import type { Kind } from '../../kinds/kinds';
import { settle, type Reading } from './reading';

const numbers: ReadonlySet<Kind> = new Set(['tel', 'tel-mobile', 'tel-national']);
const farthest = 2;

/** @param form fields of one form, in their order; changed in place */
export function settlePhoneBoxes(form: readonly Reading[]): void {
  form.forEach((reading, at) => {
    const next = form[at + 1];
    if (reading.kind === 'tel-area-code' && (next?.kind === 'tel' || next?.kind === 'tel-national') && isWhole(next))
      settle(next, 'tel-local', 'neighbours', 'after the area code');
    else if (reading.kind === 'tel-area-code' && next?.kind === 'tel-mobile' && isWhole(next))
      next.part = { of: 'phone', without: 'area-code' };
    if (next && numbers.has(reading.kind) && saysExtension(next))
      settle(next, 'tel-extension', 'neighbours', 'right after the phone');
    if (reading.kind !== 'tel-country-code') return;
    const after = form.slice(at + 1, at + 1 + farthest).find(isWhole);
    const number = after ?? form.slice(Math.max(0, at - 1), at).find(isWhole);
    if (number) number.part = { of: 'phone', without: 'calling-code' };
  });
}

/** "Poste" is a job elsewhere. */
const extension = /^(?:poste|ext\.?|anexo|ramal|interno|durchwahl|toestel|доб\.?|дод\.?|内線|分机|分機|내선)\W*$/i;

function saysExtension({ field }: Reading): boolean {
  return field.control === 'text' && extension.test(field.texts[0]?.text.trim() ?? '');
}

function isWhole({ kind, part }: Reading): boolean {
  return numbers.has(kind) && part.of === 'whole';
}
