/** A phone number beside a list of calling codes goes without its own. */
import type { Kind } from '../../../kinds/kinds';
import { settle, type Reading } from '../reading';

const numbers: ReadonlySet<Kind> = new Set(['tel', 'tel-mobile', 'tel-national']);
const farthest = 2;

/** Languages whose speakers give a mobile number where only "phone" is asked. */
const mobileFirst: ReadonlySet<string> = new Set('ar fa hi id ko ru th tr uk vi zh'.split(' '));
const fixedLine =
  /land ?line|home|office|work|company|일반|유선|집|회사|대표|固定|固話|座机|市话|市話|公司|办公|住宅|cố định|bàn|cơ quan|công ty|rumah|kantor|บ้าน|สำนักงาน|บริษัท|ثابت|أرضي|منزل|عمل|مكتب|شركة|خانه|محل کار|شرکت|sabit|(?<!\p{L})(?:ev|iş)(?!\p{L})|şirket|городск|домашн|стационарн|рабоч|організац|организац|компан|міськ/iu;

const shortest = 8;

function isPiece(field: Reading['field']): boolean {
  return field.control === 'text' && (field.maxLength ?? shortest) < shortest;
}

/** Where no other box asks for it, a phone is the one that people carry. */
function settleCarried(form: readonly Reading[]): void {
  if (form.some(({ kind }) => kind === 'tel-mobile')) return;
  for (const reading of form) {
    const { kind, language, field } = reading;
    if (kind !== 'tel' || !mobileFirst.has(language) || isPiece(field)) continue;
    const said = [field.name, ...field.texts.map(({ text }) => text)].join(' ');
    if (!fixedLine.test(said)) settle(reading, 'tel-mobile', 'neighbours', 'the only phone');
  }
}

/** @param form fields of one form, in their order; changed in place */
export function settlePhoneBoxes(form: readonly Reading[]): void {
  settleCarried(form);
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
