/** Numbers go with what was chosen: a jet ski is no twelve metres long, a rabbit weighs no twenty kilos. */
import type { AskTable } from '../asks/ask-data';
import { unitsAt } from '../asks/units';
import { grouped } from '../grouped';
import { foldedPatternOf } from '../pattern-of';
import { makeStream } from '../stream';
import { fold } from '../recognise/texts/fold';
import { amountIn, fittedAmount, isAmount, named, plainLabel } from './amounts';
import type { Fitted } from './fitted';
import type { FittedField } from './pairs';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, numbers that a row of the table tells of as large as what the form's list has
 * chosen
 */
export function fitByChoice(fields: readonly FittedField[], { byChoice }: Pick<AskTable, 'byChoice'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of grouped(fields.keys(), (at) => fields[at]!.field.form).values()) {
    const chosen = form.flatMap((at) => chosenIn(fields[at]!));
    if (chosen.length === 0) continue;
    for (const at of form.filter((one) => isAmount(fields[one]!))) {
      const label = plainLabel(fields[at]!);
      const units = unitsAt(fields[at]!.field);
      const row = byChoice.find(
        ([choice, says, unit]) =>
          (unit === '' || units.includes(unit)) &&
          foldedPatternOf(says).test(label) &&
          chosen.some((text) => foldedPatternOf(choice).test(text)),
      );
      if (!row) continue;
      const [, , , low, high] = row;
      const amount = amountIn(fitted[at]!);
      if (amount >= low && amount <= high) continue;
      const drawn = low + makeStream(`${label} ${row[0]}`).next() * (high - low);
      const text = fittedAmount(fields[at]!, Math.min(high, Math.max(low, named(drawn, Number.isInteger(low)))));
      if (text) fitted[at] = text;
    }
  }
  return fitted;
}

/** What one may choose alone, folded. */
function chosenIn({ field, fitted: { value } }: FittedField): string[] {
  return field.control === 'choice' && value?.as === 'options' && value.at?.length === 1 ? value.wanted.map(fold) : [];
}
