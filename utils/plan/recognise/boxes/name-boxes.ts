/** Two boxes side by side under one "Name" are its halves, in the order of the language; kana likewise. */
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import { familyFirst } from '../../persona/name';
import { settle, type Reading } from '../reading';

/** Readings of half a name: "フリガナ（セイ）". */
const kanaHalves: readonly (readonly [says: RegExp, kind: Kind])[] = [
  [/(?<![ァ-ヶー])セイ(?![ァ-ヶー])|[（(](?:せい|姓)[)）]/u, 'family-name'],
  [/(?<![ァ-ヶー])メイ(?![ァ-ヶー])|[（(](?:めい|名)[)）]/u, 'given-name'],
];

/** "氏名（上）" and "氏名（下）": the upper and the lower box. */
const upperAndLower: readonly (readonly [says: RegExp, kind: Kind])[] = [
  [/名\s*[（(]上[)）]/u, 'family-name'],
  [/名\s*[（(]下[)）]/u, 'given-name'],
];

function settleKanaHalf(reading: Reading): void {
  if (!isName(reading)) return;
  const label = firstText(reading.field);
  const half = [...kanaHalves, ...upperAndLower].find(([says]) => says.test(label));
  if (half) settle(reading, half[1], 'label', label);
}

const halves = ['given-name', 'family-name'] as const;
/** Of a text that names a half in so many words. */
const surely = 0.4;
/** What is written at the field itself. */
const own: ReadonlySet<string> = new Set(['label', 'aria-label', 'placeholder', 'preceding']);

/** "First Name and Last Name", "Nachname, Vorname" in one box is all of the name; over two boxes it is not. */
function settleBothHalves(form: readonly Reading[], at: number): void {
  const reading = form[at]!;
  const { kind, field, scores } = reading;
  if (!halves.some((half) => half === kind) || field.control !== 'text' || field.autocomplete) return;
  const said = halves.map((half) =>
    scores.evidenceFor(half).filter(({ signal, score }) => own.has(signal) && score >= surely),
  );
  const both = said[0]!.find(({ text }) => said[1]!.some((other) => other.text === text));
  const besides = [form[at - 1], form[at + 1]].filter((other) => other?.field.texts[0]?.text === field.texts[0]?.text);
  if (both && besides.length === 0) settle(reading, 'name', 'label', both.text);
}

/** Brazil's "Apelido" is a nickname; Portugal's is the last name, which nobody asks apart from the whole name. */
function settleNickname(form: readonly Reading[], reading: Reading): void {
  const { kind, field, language } = reading;
  if (language !== 'pt' || kind !== 'family-name' || !/^\W*apelido\W*$/i.test(firstText(field))) return;
  const others = new Set(form.map((other) => other.kind));
  if (others.has('name') && !others.has('given-name'))
    settle(reading, 'nickname', 'neighbours', 'beside the whole name');
}

/** @param form fields of one form, in their order; changed in place */
export function settleNameBoxes(form: readonly Reading[]): void {
  form.forEach(settleKanaHalf);
  form.forEach((_, at) => settleBothHalves(form, at));
  form.forEach((reading) => settleNickname(form, reading));
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
