/** Options that stand for a span of numbers: `18–24`, `11-50 employees`, `$50k–$75k`, `under 18`, `65+`, `1 000+`. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

const amount = "[€$£¥₹₽]?\\s?(\\d{1,3}(?:[ ,.\\u00a0’']\\d{3})+|\\d+(?:[.,]\\d+)?)\\s?(k|m|mio|million|tsd|тыс|万|천)?";
const between = new RegExp(
  `${amount}\\s*[^\\d\\s]{0,3}\\s*(?:-|–|—|~|〜|to|bis|à|a|до|until|and|und|至|から)\\s*${amount}`,
  'iu',
);
const single = new RegExp(amount, 'iu');
const least =
  /\+|or more|or over|or older|and over|and above|above|more than|over|greater|from|mehr als|über|ab |plus de|et plus|más de|o más|mais de|ou mais|più di|oltre|meer dan|powyżej|ponad|более|больше|свыше|以上|이상|daha fazla|mer än|mere end|yli|pes[te]|>/iu;
const most =
  /under|less than|up to|below|younger|fewer|at most|unter|weniger|bis zu|moins de|jusqu|menos de|hasta|até|meno di|fino|minder dan|poniżej|mniej|менее|меньше|до |以下|未満|이하|미만|mindre än|mindre end|alle |altı|<|≤/iu;

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  тыс: 1e3,
  천: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  万: 1e4,
};

/** @returns null where the text holds no number */
export function readSpan(written: string): Span | null {
  const text = written.slice(0, 100);
  const pair = between.exec(text);
  if (pair) {
    const scale = pair[4] ?? '';
    return { low: value(pair[1]!, pair[2] ?? scale), high: value(pair[3]!, scale) };
  }
  const one = single.exec(text);
  if (!one) return null;
  const number = value(one[1]!, one[2] ?? '');
  if (most.test(text)) return { low: -Infinity, high: number };
  return least.test(text) ? { low: number, high: Infinity } : { low: number, high: number };
}

function value(digits: string, scale: string): number {
  const grouped = /^\d{1,3}(?:[ ,.\u00a0’']\d{3})+$/.test(digits);
  const plain = grouped ? digits.replace(/\D/g, '') : digits.replace(',', '.');
  return Number(plain) * (scales[scale.toLowerCase()] ?? 1);
}
