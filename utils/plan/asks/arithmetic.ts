import type { FieldDescriptor } from '../../pipeline';

/** The id of a question that is a sum to be done: "What is 5 + 9?". */
export const arithmeticId = 'arithmetic';

/** Signs and words by what they do, in the languages that spell them out. */
const operators = {
  add: '\\+|plusz?|más|mais|più|плюс|artı|συν|더하기|加|たす|زائد|ועוד|cộng|บวก',
  take: '[-−–]|m[ií]nusz?|menos|moins|meno|минус|мінус|eksi|μείον|빼기|减|減|ひく|ناقص|פחות|trừ|ลบ',
  times:
    '[x*·×]|times|mal|fois|por|keer|maal|krát|razy|gånger|ganger?|kertaa|умножить на|помножити на|çarpı|επί|곱하기|乘以?|かける|ضرب|כפול|nhân|คูณ',
  part: '[÷:]',
} as const;
type Operator = keyof typeof operators;
const kinds = Object.keys(operators) as Operator[];
const groups = kinds.map((kind) => `(?<${kind}>${operators[kind]})`).join('|');
const sum = new RegExp(`(?<![\\d.,/-])(\\d{1,3})\\s*(?:${groups})\\s*(\\d{1,3})(?![\\d.,/-])`, 'iu');
/** "Summe aus 3 und 5" */
const sumOfTwo =
  /(?<!\p{L})(?:summe|sum|somme|suma|soma|somma|som|součet|сумм\p{L}|сума|toplam\p{L}*|حاصل جمع|مجموع)\s\P{N}*(\d{1,3})\s(?:und|and|et|y|e|en|i|a|и|та|ve|و)\s(\d{1,3})(?!\d)/iu;
/** Without one of these the numbers may be a span or a size: "3 - 5 pieces", "10 x 15 cm". */
const asked =
  /[=＝?？]|(?<!\p{L})(?:what is|sum|solve|calculate|how much|wie ?viel|rechne|combien|cuánto|quanto|hoeveel|ile|kolik|koľko|koliko|mennyi|paljonko|hvor meget|hur mycket|cât|πόσο|сколько|скільки|kaç|berapa|bao nhiêu|كم|چند|כמה)(?!\p{L})|いくつ|多少|얼마|เท่ากับ/iu;
/** What a form calls a question that robots fail. */
const trap = /captcha|anti-?(?:spam|bot)|robot|antispam|антиспам|робот/iu;

const twoNumbers = /\p{Nd}\P{Nd}+\p{Nd}/u;

/** "(0-10)", "1–5": from one number to another. */
const span = /\b\d{1,3}[-–]\d{1,3}\b(?!\s*[=＝])/gu;

/**
 * The result of the sum that a text asks for; null where it asks for none.
 * @param written digits of any script
 * @param certain whether the numbers can be nothing else
 */
export function solve(written: string, certain = false): number | null {
  const text = written.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const both = sumOfTwo.exec(text);
  if (both) return Number(both[1]) + Number(both[2]);
  const found = certain || asked.test(text) ? sum.exec(certain ? text : text.replace(span, ' ')) : null;
  if (!found) return null;
  const [one, other] = [Number(found[1]), Number(found.at(-1))];
  switch (kinds.find((kind) => found.groups![kind] !== undefined)) {
    case 'add':
      return one + other;
    case 'take':
      return one - other;
    case 'part':
      return other > 0 && one % other === 0 ? one / other : null;
    default:
      return one * other;
  }
}

/** The sum that a field asks for, with the text that says so. */
export function sumAsked({ name, elementId, texts }: FieldDescriptor) {
  if (!texts.some(({ text }) => twoNumbers.test(text))) return null;
  const certain = trap.test(`${name} ${elementId} ${texts.map(({ text }) => text).join(' ')}`);
  for (const asks of texts) {
    const result = solve(asks.text, certain);
    if (result !== null) return { result, asks };
  }
  return null;
}
