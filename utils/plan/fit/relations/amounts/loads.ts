/** What goods weigh goes by how many there are and how large they are: fourteen small boxes are no five tons. */
import type { AskTable } from '../../../asks/ask-data';
import { unitsAt, unitsIn } from '../../../asks/units';
import { labelOf } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import type { Kind } from '../../../../kinds/kinds';
import { typedText } from '../../../../pipeline';
import { amountIn, fittedAmount, isAmount, named } from './amounts';
import { isSaidIn, plainLabel } from '../said-in';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';

/** Kilograms in one of the units that goods are weighed in, and centimetres in those that they are measured in. */
const kilograms: Readonly<Record<string, number>> = { kg: 1, lb: 0.4536, t: 1000, g: 0.001, oz: 0.02835 };
const centimetres: Readonly<Record<string, number>> = { cm: 1, in: 2.54, mm: 0.1, m: 100, ft: 30.48 };
/** The kind of what a person weighs. */
const bodyWeight: Kind = 'weight';
/** Kilograms a litre of packed goods: the least, as a rule, the most. */
const density = { least: 0.03, usual: 0.3, most: 0.9 } as const;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, the weight of a form's goods such as so many of that size have
 */
export function fitLoads(fields: readonly FittedField[], { loads }: Pick<AskTable, 'loads'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    const says = (pattern: string, at: number) => matchesFolded(pattern, plainLabel(fields[at]!));
    const amounts = form.filter((at) => isAmount(fields[at]!));
    const isOfGoods = (at: number) => fields[at]!.recognition.kind !== bodyWeight && !says(loads.notWeight, at);
    const weight = amounts.find((at) => says(loads.weight, at) && isOfGoods(at));
    if (weight === undefined) continue;
    const unit = unitsAt(fields[weight]!.field).find((one) => kilograms[one] !== undefined) ?? 'kg';
    const pieces = amounts.flatMap((at) => {
      const row = loads.pieces.find(([what]) => says(what, at)) ?? countedIn(fields[at]!, loads);
      const count = amountIn(fitted[at]!);
      return row && count > 0 && Number.isInteger(count) ? [{ count, row }] : [];
    })[0];
    const litres = form.map((at) => litresIn(fields[at]!, loads)).find((one) => one > 0);
    const count = pieces?.count ?? 1;
    const [, low, high] = pieces?.row ?? ['', 0, Infinity];
    const [least, most] = litres ? [litres * density.least, litres * density.most] : [low, high];
    const each = (amountIn(fitted[weight]!) * kilograms[unit]!) / count;
    if (most === Infinity || (each >= least && each <= most)) continue;
    const usual = litres ? litres * density.usual : Math.sqrt(low * high);
    const text = fittedAmount(fields[weight]!, named((usual * count) / kilograms[unit]!, false));
    if (text) fitted[weight] = text;
  }
  return fitted;
}

/** "Quantity" with "boxes" beside it. */
function countedIn(one: FittedField, { counted }: AskTable['loads']): AskTable['loads']['pieces'][number] | undefined {
  const row = counted.find(([quantity, unit]) => {
    const isIn = one.field.texts.some(({ text }) => isSaidIn(unit, text));
    return isIn && matchesFolded(quantity, plainLabel(one));
  });
  return row && [row[0], row[2], row[3]];
}

const threeSides =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s?[x×*]\s?(\d{1,4}(?:[.,]\d{1,2})?)\s?[x×*]\s?(\d{1,4}(?:[.,]\d{1,2})?)/iu;

/** How much one of the goods takes up, where a field tells its three sides; 0 elsewhere. */
function litresIn(one: FittedField, { size }: AskTable['loads']): number {
  const text = typedText(one.fitted.value) ?? '';
  const sides = threeSides
    .exec(text)
    ?.slice(1)
    .map((side) => Number(side.replace(',', '.')));
  if (!sides || !matchesFolded(size, plainLabel(one))) return 0;
  const named = [...unitsIn(`(${/\p{L}+\W*$/u.exec(text)?.[0] ?? ''})`), ...unitsIn(labelOf(one.field))];
  const unit = named.find((one) => centimetres[one] !== undefined) ?? 'cm';
  return sides.reduce((volume, side) => volume * side * centimetres[unit]!, 1) / 1000;
}
