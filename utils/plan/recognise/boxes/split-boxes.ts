/** One value spread over several boxes: code digits, card number in four, phone number in three. */
import type { Kind } from '../../../kinds/kinds';
import { settle, type Reading } from '../reading';

const longestBox = 6;
/** Kinds that sites spread over boxes. */
const spread: ReadonlySet<Kind> = new Set([
  'one-time-code',
  'cc-number',
  'tel',
  'tel-mobile',
  'tel-national',
  'tel-area-code',
  'fax',
  'social-security',
  'iban',
  'pin',
  'routing-number',
  'isbn',
  'national-id',
  'postal-code',
  'serial-number',
  'invite-code',
  'account-number',
  'text',
  'number',
  'reference',
]);
const phones: ReadonlySet<Kind> = new Set([
  'tel',
  'tel-mobile',
  'tel-national',
  'tel-area-code',
  'tel-local',
  'tel-local-prefix',
  'tel-local-suffix',
  'text',
  'number',
]);

const ownSources = new Set(['label', 'aria-label', 'aria-labelledby', 'placeholder']);

/** Marks runs of short boxes as parts of one value. */
export function joinBoxes(form: readonly Reading[]): void {
  let run: Reading[] = [];
  for (const reading of [...form, null]) {
    if (reading && (run.length === 0 ? isBox(reading) : continues(run, reading))) {
      run.push(reading);
      continue;
    }
    settleRun(run);
    run = reading && isBox(reading) ? [reading] : [];
  }
}

/** How many characters a box takes; boxes without a `maxlength` may say that each is one of several. */
function limit(reading: Reading): number | null {
  const { field, kind } = reading;
  if (field.control === 'number') return field.max === 9 || isCounted(field) ? 1 : null;
  if (field.control !== 'text' || field.type === 'textarea') return null;
  if (field.maxLength !== null) return field.maxLength;
  if (isCounted(field) || (codes.has(kind) && isSquare(field))) return 1;
  return phones.has(kind) && isPieceOfPhone(reading) ? longestPiece : null;
}

const longestPiece = 4;
/** "例）03", "1234" */
const samplePiece = /^\D{0,4}\d{2,4}$/u;
/** Where a phone number is written in three boxes more often than in one. */
const inPieces: ReadonlySet<string> = new Set(['ja', 'ko']);

/** Whether a box shows the digits of a piece, or says nothing of its own and is named by its place: `tel1`, `tel2`, `tel3`. */
function isPieceOfPhone({ field, language }: Reading): boolean {
  const own = field.texts.filter(({ source }) => wordSources.has(source)).map(({ text }) => text.trim());
  if (own.some((text) => samplePiece.test(text))) return true;
  return inPieces.has(language) && partStem(field.name) !== field.name && !own.some((text) => /\d/.test(text));
}

const codes: ReadonlySet<Kind> = new Set(['one-time-code', 'pin']);

/** A box as wide as high has place for one character. */
function isSquare({ box: { width, height } }: Reading['field']): boolean {
  return width > 0 && width < height * 1.5;
}

/** "Character 2", "pin code 3 of 6" */
const counted =
  /\b(?:char(?:acter)?|digit|letter|zeichen|ziffer|chiffre|caractère|dígito|carácter|cifra|cijfer|teken)\s*#?\d{1,2}$|\b\d{1,2}\s*(?:of|\/|von|de|sur|di|van|av|из)\s*\d{1,2}$/iu;

function isCounted({ texts }: Reading['field']): boolean {
  return texts.some(({ source, text }) => ownSources.has(source) && counted.test(text.trim()));
}

function isBox(reading: Reading): boolean {
  const length = limit(reading);
  return length !== null && length > 0 && length <= longestBox && spread.has(reading.kind);
}

function continues(run: readonly Reading[], next: Reading): boolean {
  const first = run[0]!;
  if (!(isBox(next) || isTwin(first, next)) || next.field.form !== first.field.form) return false;
  const sameRow = Math.abs(next.field.box.y - first.field.box.y) < Math.max(8, first.field.box.height / 2);
  const sameKind = next.kind === first.kind || !next.known || !first.known;
  const bothPhones = phones.has(next.kind) && phones.has(first.kind);
  const singles = limit(next) === 1 && limit(first) === 1;
  const sameLine = sameRow || (singles && isNextRow(first, next)) || first.field.box.width === 0;
  if (!sameLine && sameKind && goesOnBelow(run, next)) return true;
  return sameLine && (sameKind || bothPhones || singles || isTwin(first, next));
}

/** Whether a row that was too long for its place goes on right below. */
function isNextRow({ field: { box: first } }: Reading, { field: { box: next } }: Reading): boolean {
  return next.x >= first.x && next.y > first.y && next.y - first.y < 3 * first.height && next.width === first.width;
}

/** Values that are written in parts, of which each may have a row of its own. */
const inRows: ReadonlySet<Kind> = new Set(['tel', 'tel-mobile', 'tel-national', 'fax', 'postal-code', 'cc-number']);
const rowsApart = 4;

/** Whether the next row has another part: its box says nothing new, and is named as the first but for a number or letter. */
function goesOnBelow(run: readonly Reading[], next: Reading): boolean {
  const [first, last] = [run[0]!, run.at(-1)!];
  const [above, below] = [last.field.box, next.field.box];
  const isBelow = below.y > above.y && below.y - above.y < rowsApart * Math.max(above.height, below.height);
  const isPart = first.kind !== 'postal-code' || limit(next) !== limit(first);
  const named = partStem(nameOf(next)) === partStem(nameOf(first)) && nameOf(next) !== nameOf(last);
  const goesOn = saysNothingNew(first, next) && (named || saysOnlySigns(next));
  return inRows.has(first.kind) && isBelow && isPart && (goesOn || areHalvesOfCode(first, next));
}

/** "CP4" and "CP3", "郵便番号（上3桁）" and "（下4桁）": both are of the code, neither has room for all of it. */
function areHalvesOfCode(first: Reading, next: Reading): boolean {
  const room = [first, next].map((reading) => limit(reading) ?? 0).join('+');
  return first.kind === 'postal-code' && next.kind === 'postal-code' && halvesOfCode.has(room);
}

/** Japan, Portugal, Poland, the United States. */
const halvesOfCode: ReadonlySet<string> = new Set(['3+4', '4+3', '2+3', '5+4']);

const partStem = (name: string) => name.replace(/[[_.-]?(?:\d+|[a-d])\]?$/i, '');
const nameOf = ({ field }: Reading) => field.name || field.elementId;
const wordOf = ({ field }: Reading) => field.texts.find(({ source }) => wordSources.has(source))?.text.trim() ?? '';
const wordSources = new Set([...ownSources, 'preceding', 'table-header']);
const signsAlone = /^[^\p{L}\p{N}]+$/u;
const saysOnlySigns = (reading: Reading) => signsAlone.test(wordOf(reading));

/** "Phone", then a dash, nothing, or the same once more: "Phone (2)". */
function saysNothingNew(first: Reading, next: Reading): boolean {
  const bare = (reading: Reading) => wordOf(reading).replace(/[^\p{L}]/gu, '');
  return bare(next) === '' || bare(next) === bare(first);
}

/** A box without words of its own, named as the first but for the number: `sort1`, `sort2`. */
function isTwin(first: Reading, next: Reading): boolean {
  const length = limit(next);
  const silent = !next.field.texts.some(({ source }) => ownSources.has(source));
  const stem = (name: string) => name.replace(/\d+\D?$/, '');
  const named = /\p{L}/u.test(stem(next.field.name)) && stem(next.field.name) === stem(first.field.name);
  return (
    length !== null && length > 0 && length <= longestBox && silent && named && next.field.name !== first.field.name
  );
}

/** An area code and one box more are settled as such; three boxes hold a whole number. */
const fewestAfterArea = 3;

function settleRun(run: readonly Reading[]): void {
  if (run.length < 2 || (run[0]!.kind === 'tel-area-code' && run.length < fewestAfterArea)) return;
  const told = run.find((reading) => reading.known);
  const lengths = run.map((reading) => limit(reading)!);
  const kind = run.every(({ field }) => isCounted(field)) ? countedKind(told) : kindOfRun(told?.kind ?? null, lengths);
  if (!kind) return;
  run.forEach((reading, index) => {
    if (reading.kind !== kind) settle(reading, kind, 'neighbours', `${run.length} boxes for one value`);
    reading.part = { of: 'split', index, count: run.length };
  });
}

/** "Pin code 1 of 4" is no postal code. */
function countedKind(told: Reading | undefined): Kind {
  return told && told.kind !== 'postal-code' ? told.kind : 'one-time-code';
}

function kindOfRun(told: Kind | null, lengths: readonly number[]): Kind | null {
  const singles = lengths.every((length) => length === 1);
  if (told === 'tel-area-code') return 'tel';
  if (told && told !== 'text' && told !== 'number' && told !== 'reference') {
    return told === 'postal-code' && !singles && lengths.length > 2 ? null : told;
  }
  if (singles && lengths.length >= 4 && lengths.length <= 8) return 'one-time-code';
  if (lengths.length === 4 && lengths.every((length) => length === 4)) return 'cc-number';
  if (lengths.join() === '3,2,4') return 'social-security';
  return lengths.join() === '3,3,4' ? 'tel' : null;
}
