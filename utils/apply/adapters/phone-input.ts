import { closest, findAll, findFirst, isMatch, parentElementOf } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { typeAtOnce } from '../native/type-at-once';
import { insertText } from '../native/type-by-keys';
import { isLong } from '../widget/long-box';
import { blurFrom, focusOn } from '../widget/focus-on';
import { nextTask } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';
import { textInput } from './text-input';

/** Boxes in which a country is chosen beside the number: intl-tel-input, react-phone-number-input and their like. */
const boxes =
  '.iti, .PhoneInput, .react-tel-input, .vue-tel-input, .react-international-phone-input-container, [class*=phone-input i], [class*=tel-input i], [class*=phoneinput i], [class*=telinput i]';

/** Fewer digits make no telephone number. */
const leastDigits = 6;

/**
 * Phone numbers beside a choice of country. Set at once: a `+` typed as a key opens the list of countries there.
 * The widget may show the national part only.
 */
export const phoneInput: Adapter = {
  name: 'phone-input',
  selector: 'input',
  claims: (element) => /^(?:tel|text)$/.test((element as HTMLInputElement).type) && boxOf(element) !== null,
  gather: (element) => ({ members: [element], parts: countryParts(element) }),
  describe: (field) => textInput.describe(field),
  holds: (field) => textInput.holds(field),
  read: (field) => textInput.read(field),
  write,
  restore: (field, held, context) => textInput.restore(field, held, context),
};

/** Buttons that open a list of countries: they say so, or show a flag. */
const countryLists =
  ':is([aria-haspopup=listbox], [role=combobox]):not(input):is([aria-label*=country i], :has([class*=flag i]))';
const levels = 3;

/** The box of the number: named for it, or one that holds a list of countries too (Vueform). */
function boxOf(element: Element): Element | null {
  const named = closest(parentElementOf(element), boxes) ?? closest(element, boxes);
  if (named || !isMatch(element, '[type=tel]')) return named;
  let box = parentElementOf(element);
  for (let level = 0; box && level < levels && !isMatch(box, 'form, fieldset, body') && !isLong(box); level++) {
    if (findFirst(box, countryLists)) return box;
    box = parentElementOf(box);
  }
  return null;
}

/** What chooses the country: the number says it already. A native list is a field of its own. */
function countryParts(element: Element): Element[] {
  const outer = [
    ...findAll(boxOf(element)!, 'button, [role=button], [role=combobox], [aria-haspopup], [role=listbox], input'),
  ];
  return outer.filter((part) => part !== element && !isMatch(part, 'input[type=tel]'));
}

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

/** Goes on behind the code that stands there: some take nothing but further digits (react-international-phone). */
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
