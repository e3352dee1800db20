/** The same fact written more plainly or more shortly, still believable. */
import { asciiFold } from './ascii';

/** Mostly digits: a number, code or phone, whose spaces and dashes say nothing. */
function isCode(form: string): boolean {
  const digits = form.replace(/\P{N}/gu, '').length;
  return digits > 0 && digits * 2 >= form.replace(/\P{L}/gu, '').length;
}

/** An e-mail or web address: every mark in it counts. */
function isAddress(form: string): boolean {
  return /@.|:\/\//.test(form);
}

/** Notations that a person would take for the same, the closest first; the form itself may be among them. */
export function plainNotations(form: string): string[] {
  if (isAddress(form)) return [form.toLowerCase(), asciiFold(form)];
  if (isCode(form)) return [form.replace(/\s+/g, ''), form.replace(/[\s().-]+/g, ''), ...digitsOf(form)];
  const folded = asciiFold(form);
  return [form.normalize('NFC'), folded, form.toUpperCase(), folded.toUpperCase(), form.toLowerCase()];
}

/** Digits alone, where little else is in the form. */
function digitsOf(form: string): string[] {
  return /\p{L}/u.test(form) ? [] : [form.replace(/[^\d+]/g, ''), form.replace(/\D/g, '')];
}

/** Notations for rules that take little: one case, no accents, no marks, words joined. */
export function bareNotations(form: string): string[] {
  const folded = asciiFold(form);
  const joined = (text: string, gap: string) =>
    text
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join(gap);
  return [
    ...plainNotations(form),
    form.replace(/\s+/g, ''),
    folded.toLowerCase(),
    folded.replace(/[^A-Za-z0-9]+/g, ''),
    folded.toUpperCase().replace(/[^A-Z0-9]+/g, ''),
    folded.replace(/[^A-Za-z ]+/g, '').trim(),
    ...['', '-', '_'].map((gap) => joined(folded.toLowerCase(), gap)),
    form.replace(/\D/g, ''),
  ];
}

/** Words beyond are not looked at, unless there is room for them. */
const longest = 300;

/** Shorter texts of at most `maxLength`: whole words from the front, initials, a cut; of codes the first characters. */
export function* shortenings(whole: string, maxLength: number): Generator<string> {
  if (whole.length <= maxLength || maxLength < 1) return;
  const form = whole.slice(0, Math.max(maxLength + 1, longest));
  if (isAddress(form)) yield* shorterAddresses(form, maxLength);
  if (isCode(form)) yield cut(form.replace(/[^\p{L}\p{N}+]+/gu, ''), maxLength);
  const words = form.split(/\s+/).filter(Boolean);
  const front = /^(.*\S)\s/su.exec(form.slice(0, maxLength + 1))?.[1];
  if (front) yield trimmed(front);
  if (words.length > 1) yield* [`${[...words[0]!][0]}. ${words.at(-1)}`, words.map((word) => [...word][0]).join('')];
  yield cut(form, maxLength);
}

function* shorterAddresses(form: string, maxLength: number): Generator<string> {
  const [local = '', domain = ''] = form.split('@');
  const room = maxLength - domain.length - 1;
  if (!form.includes('://') && domain && room > 0)
    yield `${local.slice(0, room).replace(/[._-]+$/, '') || 'a'}@${domain}`;
  if (form.includes('://')) yield form.split('/').slice(0, 3).join('/');
}

/** Cuts without splitting a surrogate pair, trailing separators off. */
function cut(text: string, maxLength: number): string {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > maxLength) break;
    short += letter;
  }
  return trimmed(short) || short;
}

function trimmed(text: string): string {
  return text.replace(/[\s,;:–—&/(-]+$/u, '');
}
