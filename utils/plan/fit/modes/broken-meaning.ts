/** Rules that a form has by what its fields mean, and that browsers know nothing of. */
import type { Case } from '../../../catalogue/entry';
import { makeText } from '../../../catalogue/recipe';
import { isWrong } from '../../../catalogue/suited';
import type { FieldFacts, TextControl } from '../../../pipeline';
import type { Kind } from '../../../kinds/kinds';
import type { FitContext, Usual } from '../fitted';
import { makeBudget } from '../pattern/budget';
import { textRules, type TextRules } from '../text/rules';
import { textBreach, type Breach } from './breach';
import { breaksOnly } from './broken-texts';

type TextField = FieldFacts & TextControl;

/** Numbers whose check digits find any single wrong digit. */
const withCheckDigits: ReadonlySet<Kind> = new Set(['cc-number', 'iban', 'ean', 'isbn']);

/**
 * Every way in which the text can be wrong though the control takes it, and for addresses also the ways in which
 * the control's type finds it wrong.
 * @param text the field's value in realistic mode
 */
export function brokenMeaning(
  text: string,
  { draft, fitDraft }: Usual,
  field: TextField,
  context: FitContext,
): Breach[] {
  if (context.recognition.part.of !== 'whole') return [];
  const rules = textRules(field, makeBudget());
  return [
    ...wrongCheckDigits(text, rules, context),
    ...wrongByCatalogue(field, rules, context),
    ...blank(field, rules, context),
    ...(draft.is === 'date' && draft.last === undefined ? impossibleDates(rules, fitDraft) : []),
    ...unequal(text, rules, context),
  ];
}

/** The last digit, or for an IBAN its first check digit, one higher. */
function wrongCheckDigits(usual: string, rules: TextRules, { recognition: { kind } }: FitContext): Breach[] {
  if (!withCheckDigits.has(kind)) return [];
  const at = kind === 'iban' ? usual.search(/\d/) : usual.search(/\d\D*$/);
  const wrong = usual.slice(0, at) + String((Number(usual[at]) + 1) % 10) + usual.slice(at + 1);
  return at >= 0 && rules.accepts(wrong) ? [textBreach('breaks-check-digits', wrong)] : [];
}

function wrongByCatalogue(field: TextField, rules: TextRules, context: FitContext): Breach[] {
  const { kind } = context.recognition;
  return context.catalogue
    .filter((entry) => entry.kinds?.includes(kind) && isWrong(entry) && suitsHere(entry, context))
    .flatMap((entry) => {
      const text = entry.value === undefined ? '' : makeText(entry.value);
      const { title, probes } = entry;
      if (text === '' || (/[\n\r]/.test(text) && field.type !== 'textarea')) return [];
      if (rules.accepts(text)) return [textBreach('breaks-format', text, entry.id, { title, probes })];
      return breaksOnly('type', text, rules) ? [textBreach('breaks-type', text, entry.id, { title, probes })] : [];
    });
}

/** Spaces of all sorts satisfy a browser where something is required, and should satisfy nobody else. */
function blank(field: TextField, rules: TextRules, { catalogue }: FitContext): Breach[] {
  if (!field.required) return [];
  const blanks = catalogue.filter(
    ({ group, value }) => group === 'whitespace' && value && makeText(value).trim() === '',
  );
  return blanks.flatMap(({ id, value, title, probes }) => {
    const text = makeText(value!);
    const isLine = field.type === 'textarea' || !/[\n\r]/.test(text);
    return isLine && rules.accepts(text) ? [textBreach('breaks-required', text, id, { title, probes })] : [];
  });
}

/** A tax number is wrong in one country for reasons that mean nothing in another. */
function suitsHere({ claims, id }: Case, { country }: FitContext): boolean {
  return claims?.tax === undefined || id.startsWith(`tax/${country.toLowerCase()}-`);
}

/** Dates from which an impossible one is made by one number. */
const nearlyImpossible = [
  { way: 'february-30', date: '2027-02-28', from: '28', to: '30' },
  { way: 'day-32', date: '2027-03-31', from: '31', to: '32' },
  { way: 'month-13', date: '2027-12-05', from: '12', to: '13' },
] as const;

/** In the notation that the field takes. */
function impossibleDates(rules: TextRules, fitDraft: Usual['fitDraft']): Breach[] {
  return nearlyImpossible.flatMap(({ way, date, from, to }) => {
    const { shown } = fitDraft({ is: 'date', date, time: '' });
    const wrong = shown.split(from).length === 2 ? shown.replace(from, to) : '';
    return rules.accepts(wrong) ? [textBreach('breaks-date', wrong, way)] : [];
  });
}

/** For a field that asks for a value again: another one. */
function unequal(usual: string, rules: TextRules, { recognition }: FitContext): Breach[] {
  if (recognition.repeats === null) return [];
  const others = [`${usual}x`, `x${usual}`, usual.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10))];
  const other = others.find((text) => text !== usual && rules.accepts(text));
  return other === undefined ? [] : [textBreach('breaks-repeat', other)];
}
