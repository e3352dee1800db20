/** Prose within lengths: whole sentences where they fit, else whole words, ended as a sentence. */

/** How many sentences a field gets where nothing else is said. */
export type Amount = 'line' | 'paragraph';

/** Texts to try, the most fitting first. */
export function* proseForms(
  sentences: readonly string[],
  limits: { readonly minLength: number; readonly maxLength: number },
  amount: Amount,
): Generator<string> {
  const usual = sentences.slice(0, amount === 'line' ? 1 : 3);
  const text = atLeast(usual, sentences, limits.minLength);
  if (text.length <= limits.maxLength) yield text;
  for (let count = sentences.length; count > 0; count--) {
    const front = joined(sentences.slice(0, count));
    if (front.length >= limits.minLength && front.length <= limits.maxLength) yield front;
  }
  const short = sentences.find(
    (sentence) => sentence.length >= limits.minLength && sentence.length <= limits.maxLength,
  );
  if (short) yield short;
  yield endedAt(text.length > limits.maxLength ? text : joined(sentences), limits.maxLength, limits.minLength);
}

/** More sentences, from the front again once all are used, until the text is long enough. */
function atLeast(start: readonly string[], all: readonly string[], minLength: number): string {
  const taken = [...start];
  const most = 20_000;
  let length = joined(taken).length;
  for (let next = taken.length; length < Math.min(minLength, most) && all.length > 0; next++) {
    const sentence = all[next % all.length]!;
    taken.push(sentence);
    length += sentence.length + 1;
    if (sentence.length === 0) break;
  }
  return joined(taken);
}

/** Chinese and Japanese sentences follow each other without a space. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => text + (text === '' || /[。！？]$/.test(text) ? '' : ' ') + sentence, '');
}

/** What no sentence ends in: "seen by Dr.", "near St.", "for e.g.", a comma. */
const openEnd =
  /(?:\s+(?:(?:dr|mrs?|ms|st|prof|sr|vs|nr|ca|bzw|[a-z]\.[a-z])\.|an?|the|of|with|and|or|to|by|[–—-])|[\s,;:–—-])+$/i;

/** Cuts at a word's end and puts a full stop there if there is room. */
function endedAt(text: string, maxLength: number, minLength: number): string {
  if (text.length <= maxLength) return text;
  const words = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
  const whole = /\s/.test(text.charAt(maxLength)) ? words : words.replace(/\s+\S*$/, '');
  const bare = (whole.trim() || words.trim()).replace(openEnd, '');
  const cut = bare.length >= minLength ? bare : words;
  const ended = /[.!?。！？…।؟]$/.test(cut) ? cut : cut + fullStop(cut);
  return ended.length <= maxLength ? ended : cut;
}

/** The full stop of the text's script; Thai has none. */
function fullStop(text: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)) return '。';
  if (/\p{Script=Devanagari}$/u.test(text)) return '।';
  return /\p{Script=Thai}$/u.test(text) ? '' : '.';
}
