import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { typeAtOnce } from '../native/type-at-once';
import { insertText } from '../native/type-by-keys';
import { blurFrom, focusOn } from '../widget/focus-on';
import { nextTask } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { textInputWriter } from './text-input';

/** Fewer digits make no telephone number. */
const leastDigits = 6;

/** Set at once: a `+` typed as a key opens the list of countries there. The widget may show the national part only. */
export const phoneInputWriter: FieldWriter = {
  read: (field) => textInputWriter.read(field),
  write,
  restore: (field, held, context) => textInputWriter.restore(field, held, context),
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

async function write({ element }: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const input = element as HTMLInputElement;
  if (value.as !== 'text') return refused('failed', input.value);
  if (input.value === value.text) return unchanged(input.value);
  const texts = [value.text, ...value.alternatives];
  const tried = [...texts, ...texts.flatMap(nationalParts)];
  const whole = tried.filter(isWhole);
  const others = tried.filter((text) => !isWhole(text));
  const hasCode = input.value.startsWith('+');
  const isThere =
    (hasCode && ((await typeOneOf(input, whole, context)) || (await typeBehindCode(input, whole)))) ||
    (await typeOneOf(input, hasCode ? others : tried, context));
  return isThere ? filled(input.value) : refused('refused-by-page', input.value);
}

/** Says the country's code as well. */
const isWhole = (text: string) => text.startsWith('+');

async function typeOneOf(input: HTMLInputElement, texts: readonly string[], context: WriteContext): Promise<boolean> {
  for (const text of texts) {
    if (context.signal.aborted) return false;
    typeAtOnce(input, text, context);
    await nextTask();
    if (isSameNumber(input.value, text)) return true;
  }
  return false;
}

/** Digits of the longest country code. */
const longestCode = 4;

/** Goes on behind the code that stands there: react-international-phone takes nothing but further digits. */
async function typeBehindCode(input: HTMLInputElement, texts: readonly string[]): Promise<boolean> {
  const code = digitsOf(input.value);
  const text = texts.find((one) => digitsOf(one).startsWith(code));
  if (!text || code === '' || code.length > longestCode) return false;
  focusOn(input);
  input.setSelectionRange(input.value.length, input.value.length);
  insertText(input, digitsOf(text).slice(code.length));
  await nextTask();
  blurFrom(input);
  return isSameNumber(input.value, text);
}

/** The same digits, or their end where the country's stand elsewhere. */
function isSameNumber(shown: string, wanted: string): boolean {
  const digits = digitsOf(shown);
  if (shown.startsWith('+')) return digits === digitsOf(wanted) && wanted.startsWith('+');
  return digits.length >= leastDigits && digitsOf(wanted).endsWith(digits.replace(/^0+/, ''));
}

/** What is left of an international number without its country code of one, two or three digits. */
function nationalParts(text: string): string[] {
  const digits = digitsOf(text);
  return text.startsWith('+') ? [1, 2, 3].map((length) => digits.slice(length)) : [];
}
