/** Queries and code are in the language that the same form has chosen: SQL where the data source is PostgreSQL. */
import type { AskTable } from '../asks/ask-data';
import { grouped } from '../grouped';
import { labelOf } from '../label-of';
import { foldedPatternOf } from '../pattern-of';
import type { FieldDescriptor } from '../../pipeline';
import { isLine } from '../recognise/asks/control-sorts';
import { fold } from '../recognise/texts/fold';
import { allows } from './allows';
import { fittedText, type Fitted } from './fitted';
import type { FittedField } from './pairs';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, queries and code in the language of the nearest choice before them that names one
 */
export function fitWrittenIn(fields: readonly FittedField[], { writtenIn }: AskTable): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of grouped(fields.keys(), (at) => fields[at]!.field.form).values()) {
    for (const [place, at] of form.entries()) {
      const { field } = fields[at]!;
      const sort = fitted[at]!.value === null || field.control !== 'text' ? null : sortOf(field, writtenIn);
      if (sort === null) continue;
      const before = form.slice(Math.max(0, place - reach), place).reverse();
      const text = before.map((other) => inLanguage(sort, chosenIn(fields[other]!), writtenIn)).find(Boolean);
      if (text && allows(field, text)) fitted[at] = fittedText(text);
    }
  }
  return fitted;
}

/** Fields before a text among which stands what its language is chosen in. */
const reach = 40;
const longest = 80;

function sortOf(field: FieldDescriptor, { asks }: AskTable['writtenIn']): string | null {
  const said = fold(labelOf(field).slice(0, longest));
  const isAsked = ([, says, only]: (typeof asks)[number]) =>
    (only !== 'line' || isLine(field)) && foldedPatternOf(says).test(said);
  return asks.find(isAsked)?.[0] ?? null;
}

/** The option that a list has been brought to, folded. */
function chosenIn({ field, fitted: { value } }: FittedField): string {
  if (field.control !== 'choice' || value?.as !== 'options' || value.at?.length !== 1) return '';
  return fold(field.options[value.at[0]!]?.text.slice(0, longest) ?? '');
}

function inLanguage(sort: string, chosen: string, { languages }: AskTable['writtenIn']): string | undefined {
  if (chosen === '') return undefined;
  return languages.find(([of, says]) => of === sort && foldedPatternOf(says).test(chosen))?.[2];
}
