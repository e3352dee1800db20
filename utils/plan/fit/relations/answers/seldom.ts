/** Of boxes to a question that hardly anybody says yes to, "Any damage or injury?", the one that denies the others. */
import type { AskLanguage, AskTable } from '../../../asks/ask-data';
import { isSeldom } from '../../../asks/priors/priors';
import { grouped } from '../../../grouped';
import { labelOf } from '../../../label-of';
import { matches } from '../../../pattern-of';
import type { FieldDescriptor } from '../../../../pipeline';
import { isEvasiveText } from '../../choice/evasive';
import { withTick, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { legendOf } from './answers';

type BoxWords = Pick<AskTable, 'boxes'>;

/**
 * For likely values.
 * @returns what was fitted, in the same order, such boxes denied where they have an answer that does
 */
export function fitSeldom(
  fields: readonly FittedField[],
  words: BoxWords,
  _today: string,
  { priors }: Pick<AskLanguage, 'priors'>,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    const boxes = form.filter((at) => fields[at]!.field.control === 'check');
    for (const [legend, group] of grouped(boxes, (at) => legendOf(fields[at]!.field))) {
      const denials =
        legend !== '' && isSeldom(legend, priors) ? group.filter((at) => denies(fields[at]!.field, words)) : [];
      const isRolled = group.some((at) => fields[at]!.isRolled);
      if (denials.length === 1 && group.length > 1 && !isRolled)
        for (const at of group) fitted[at] = withTick(fitted[at]!, at === denials[0]);
    }
  }
  return fitted;
}

/** "None of these"; not "Select all", which ticks the others. */
function denies(field: FieldDescriptor, { boxes }: BoxWords): boolean {
  const text = labelOf(field);
  return isEvasiveText(text) && !matches(boxes.takesAll, text);
}
