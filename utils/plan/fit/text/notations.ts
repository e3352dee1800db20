/** The same fact written more plainly or more shortly, still believable. */
import { asciiFold } from './ascii';

/** Other notations of a form, the closest first; the form itself is not among them. */
export function* notations(form: string): Generator<string> {
  yield form.normalize('NFC');
  yield form.replace(/\s+/g, '');
  yield form.replace(/[\s().-]+/g, '');
  if (/\d/.test(form)) {
    yield form.replace(/[^\d+]/g, '');
    yield form.replace(/\D/g, '');
  }
  const folded = asciiFold(form);
  yield folded;
  yield form.toUpperCase();
  yield form.toLowerCase();
  yield folded.toUpperCase();
  yield folded.toLowerCase();
  yield folded.replace(/[^A-Za-z0-9]+/g, '');
  yield folded.toLowerCase().replace(/[^a-z0-9]+/g, '');
  yield folded.toUpperCase().replace(/[^A-Z0-9]+/g, '');
  yield folded.replace(/[^A-Za-z ]+/g, '').trim();
  yield folded
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  yield folded
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** Shorter texts of at most `maxLength`: whole words from the front, initials, one word, a cut. */
export function* shortenings(form: string, maxLength: number): Generator<string> {
  if (form.length <= maxLength || maxLength < 1) return;
  const words = form.split(/\s+/).filter(Boolean);
  for (let count = words.length - 1; count >= 1; count--) {
    const front = trimmed(words.slice(0, count).join(' '));
    if (front.length <= maxLength) {
      yield front;
      break;
    }
  }
  yield `${words[0]?.[0] ?? ''}. ${words.at(-1) ?? ''}`;
  yield words.map((word) => [...word][0]).join('');
  yield cut(form, maxLength);
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
