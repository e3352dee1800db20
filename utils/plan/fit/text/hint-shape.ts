/** A placeholder that shows an example also shows a notation: `+1 (555) 000-0000`, `12345-678`, `XXXX-XXXX`, `(___) ___-____`. */
import type { FieldFacts, TextControl } from '../../../pipeline';
import { exampleIn } from '../../example-mark';

/** The forms with those first that are written as the field's placeholder, mask or input mode shows. */
export function likeTheHint(drafted: readonly string[], field: FieldFacts & TextControl): string[] {
  const forms = field.inputMode === 'numeric' ? withDigits(drafted) : drafted;
  const shown = [field.mask, ...hints(field)]
    .map((text) => text.slice(0, 100))
    .filter((text) => /[\d#_*]|X{2}/i.test(text));
  if (shown.length === 0 && field.inputMode !== 'numeric') return [...new Set(forms)];
  const masked = shown.flatMap((mask) => forms.map((form) => applyMask(mask, form))).filter((text) => text !== null);
  const scored = forms.map((form, index) => ({
    form,
    index,
    score: Math.max(0, ...shown.map((text) => likeness(form, text))),
  }));
  if (field.inputMode === 'numeric') {
    for (const entry of scored) if (/^\d+$/.test(entry.form)) entry.score += 0.5;
  }
  scored.sort((one, other) => other.score - one.score || one.index - other.index);
  return [...new Set([...masked.slice(0, 1), ...scored.map(({ form }) => form)])];
}

/** A keyboard of digits types no letters: where each form has some, the digits alone go first. */
function withDigits(forms: readonly string[]): readonly string[] {
  if (forms.some((form) => !/\p{L}/u.test(form))) return forms;
  return [...forms.map((form) => form.replace(/\D/g, '')).filter(Boolean), ...forms];
}

function hints(field: FieldFacts): string[] {
  return field.texts
    .filter(({ source }) => source === 'placeholder')
    .map(({ text }) => (exampleIn(text) ?? text).replace(/^[^\d+(#_X]*[:：]\s*/, '').replace(remark, ''));
}

/** "0312345678（ハイフンなし）": what is said behind an example belongs to no notation. */
const remark = /(?<=\d)\s*[(（][^\d#_X*]*[)）]\s*$/u;

/** 2: the same shape; 1: both with or both without a leading plus or blanks. */
function likeness(form: string, hint: string): number {
  if (shape(form) === shape(hint)) return 2;
  if (!/\d{3}/.test(hint)) return 0;
  if (hint.startsWith('+') || /^\+/.test(form)) return hint.startsWith('+') === form.startsWith('+') ? 1 : 0;
  return /^\d+$/.test(hint) === /^\d+$/.test(form) ? 1 : 0;
}

function shape(text: string): string {
  return text
    .trim()
    .replace(/[\dX#_]/g, '9')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\p{Lu}/gu, 'A');
}

const blanks = /^[^\p{L}]*[#_X9•*0-]{2,}[^\p{L}]*$/u;

/**
 * The form's letters and digits in a mask's blanks (`#`, `_`, `X`, `9`, `•`), its other characters kept.
 * @returns null where the mask is none, or has another number of blanks: "(5__) ___" takes those that begin with its 5
 */
export function applyMask(mask: string, form: string): string | null {
  const plain = mask.trim();
  const [, letters = '', rest = ''] = lettersBefore.exec(plain) ?? [];
  if (letters) {
    const bare = form.startsWith(letters.slice(0, 2)) ? form.slice(2) : form;
    const made = applyMask(rest, bare);
    return made === null ? null : letters + made;
  }
  if (!blanks.test(plain.replace(/X/g, '#')) || !/[^\dX#_•*]/.test(plain)) return null;
  const blank = ['#', '_', 'X', '•', '*', '9', '0'].find((letter) => plain.split(letter).length > 3);
  if (!blank) return null;
  const own = [...form].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const isTaken = plain.split(blank).length - 1 === own.length ? isBlank(blank) : isBlankOrDigit(blank);
  if ([...plain].filter(isTaken).length !== own.length) return null;
  let next = 0;
  const made = [...plain].map((letter) => (isTaken(letter) ? own[next++]! : letter));
  return [...plain].every((letter, at) => letter === blank || letter === made[at]) ? made.join('') : null;
}

/** A country's letters before its blanks: "BE 0XXX.XXX.XXX". */
const lettersBefore = /^([A-WYZ]{2}[ .-]?)([^\p{L}].*|X.*)$/u;
const isBlank = (blank: string) => (letter: string) => letter === blank;
const isBlankOrDigit = (blank: string) => (letter: string) => letter === blank || /\d/.test(letter);
