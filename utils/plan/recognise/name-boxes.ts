/** Two boxes side by side under one "Name" are its halves, in the order of the language; kana likewise. */
import type { Kind } from '../../kinds/kinds';
import { familyFirst } from '../persona/name';
import { settle, type Reading } from './reading';

/** Readings of half a name: "フリガナ（セイ）". */
const kanaHalves: readonly (readonly [says: RegExp, kind: Kind])[] = [
  [/(?<![ァ-ヶー])セイ(?![ァ-ヶー])|[（(](?:せい|姓)[)）]/u, 'family-name'],
  [/(?<![ァ-ヶー])メイ(?![ァ-ヶー])|[（(](?:めい|名)[)）]/u, 'given-name'],
];

function settleKanaHalf(reading: Reading): void {
  if (!isName(reading)) return;
  const label = reading.field.texts[0]?.text ?? '';
  const half = kanaHalves.find(([says]) => says.test(label));
  if (half) settle(reading, half[1], 'label', label);
}

/** @param form fields of one form, in their order; changed in place */
export function settleNameBoxes(form: readonly Reading[]): void {
  form.forEach(settleKanaHalf);
  form.forEach((reading, at) => {
    const next = form[at + 1];
    if (!next || !isName(reading) || !isName(next) || !areHalves(reading, next)) return;
    const [first, second] = familyFirst(reading.language)
      ? (['family-name', 'given-name'] as const)
      : (['given-name', 'family-name'] as const);
    settle(reading, first, 'neighbours', 'two boxes for the name');
    settle(next, second, 'neighbours', 'two boxes for the name');
  });
}

function isName({ kind, field, repeats }: Reading): boolean {
  return kind === 'name' && field.control === 'text' && field.type === 'text' && repeats === null;
}

/** In one row, of one height and about one width, named alike but for a number or an ending. */
function areHalves({ field: one }: Reading, { field: other }: Reading): boolean {
  const sameRow = one.box.height > 0 && Math.abs(one.box.y - other.box.y) < one.box.height / 2;
  const stem = (name: string) => name.replace(/[-_]?\d+$|\[\d*\]$/, '');
  const alike = one.name !== other.name && stem(one.name) !== '' && stem(one.name) === stem(other.name);
  return sameRow && alike && one.box.x < other.box.x && other.box.x - one.box.x < 3 * Math.max(one.box.width, 80);
}
