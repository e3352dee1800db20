/** The id of a question that is a sum to be done: "What is 5 + 9?". */
export const arithmeticId = 'arithmetic';

const sum =
  /(?<![\d.,/-])(\d{1,3})\s*([+\-−–×x*·÷]|plus|minus|times|mal|más|menos|mais|fois|moins|più|meno)\s*(\d{1,3})(?![\d.,/-])/iu;
/** Without one of these the numbers may be a span or a size: "3 - 5 pieces", "10 x 15 cm". */
const asked =
  /[=＝?？]|\b(what is|sum|solve|calculate|how much|wie ?viel|rechne|combien|cuánto|quanto|hoeveel|ile|сколько|kaç)\b|いくつ|多少/iu;

/** "(0-10)", "1–5": from one number to another. */
const span = /\b\d{1,3}[-–]\d{1,3}\b(?!\s*[=＝])/gu;

/** The result of the sum that a text asks for; null where it asks for none. */
export function solve(text: string): number | null {
  const found = asked.test(text) ? sum.exec(text.replace(span, ' ')) : null;
  if (!found) return null;
  const [one, other] = [Number(found[1]), Number(found[3])];
  const sign = found[2]!.toLowerCase();
  if (/^([+]|plus|más|mais|più)$/.test(sign)) return one + other;
  if (/^([-−–]|minus|menos|moins|meno)$/.test(sign)) return one - other;
  if (sign === '÷') return other > 0 && one % other === 0 ? one / other : null;
  return one * other;
}
