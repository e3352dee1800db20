import type { Option } from '../../../pipeline';
import { holdsWords, normal } from './normal';
import { readSpan } from './span';

/** One option in the forms it is compared in. */
interface Reading {
  readonly option: Option;
  readonly text: string;
  readonly value: string;
}

type Rule = (option: Reading, form: string) => boolean;

const isNumber = (form: string) => /^\d+$/.test(form);

/** Two Chinese characters are a name already: "四川" in "四川省". */
const isLong = (text: string) => text.length >= (/^\p{Script=Han}+$/u.test(text) ? 2 : 3);

/** How an option may say what a form says, the surest first. Values in digits are often only the option's place. */
const rules: readonly Rule[] = [
  ({ text }, form) => text === form,
  ({ value }, form) => value === form && !isNumber(form),
  ({ text }, form) => form.length >= 3 && !isNumber(form) && holdsWords(text, form),
  ({ value }, form) => value === form,
  ({ text }, form) => form.length >= 2 && holdsWords(text, form),
  ({ text }, form) => text.length >= 3 && holdsWords(form, text),
  ({ text }, form) => isLong(text) && isLong(form) && (text.startsWith(form) || form.startsWith(text)),
];

/** The option that says what one of the forms says; null where none does. */
export function matchForms(options: readonly Option[], forms: readonly string[]): Option | null {
  const readings = options.map((option) => ({ option, text: normal(option.text), value: normal(option.value) }));
  const wanted = [...new Set(forms.map(normal))].filter(Boolean);
  for (const rule of rules) {
    for (const form of wanted) {
      const found = readings.filter((reading) => rule(reading, form));
      found.sort((one, other) => one.text.length - other.text.length || one.option.index - other.option.index);
      if (found.length > 0) return found[0]!.option;
    }
  }
  return null;
}

/** The option whose number or span holds the number, else the nearest one; null where options name no numbers. */
export function matchNumber(options: readonly Option[], number: number): Option | null {
  const spans = options.flatMap((option) => {
    const span = readSpan(option.text || option.value);
    return span ? [{ option, span }] : [];
  });
  if (spans.length * 2 < options.length) return null;
  const distance = ({ low, high }: { low: number; high: number }) => Math.max(low - number, number - high, 0);
  const width = ({ low, high }: { low: number; high: number }) => high - low;
  spans.sort((one, other) => distance(one.span) - distance(other.span) || width(one.span) - width(other.span));
  return spans[0]?.option ?? null;
}
