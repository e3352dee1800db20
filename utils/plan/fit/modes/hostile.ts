import type { EdgeCase, Suit } from '../../../catalogue/edge-case';
import { allEdgeCases } from '../../../catalogue/edge-cases';
import type { FieldDescriptor, TextControl } from '../../../pipeline';
import { dateGrid } from '../date/date';
import { units } from '../date/units';
import { fittedText, type FitContext, type Fitted } from '../fitted';
import { makeBudget } from '../pattern/budget';
import { textRules } from '../text/rules';

/** An edge case from the catalogue that the control can hold; null where there is none. */
export function fitHostile(field: FieldDescriptor, { stream }: FitContext): Fitted | null {
  const suit = suitOf(field);
  const suited = suit ? allEdgeCases.filter(({ suits }) => suits.includes(suit)) : [];
  const [allowed, held] = sift(suited, field);
  const choice = allowed.length > 0 ? allowed : held;
  return choice.length > 0 ? fittedText(stream.pick(choice).value) : null;
}

function suitOf(field: FieldDescriptor): Suit | null {
  switch (field.control) {
    case 'text':
      return suitOfText(field);
    case 'number':
      return field.type === 'number' || field.type === 'spinbutton' ? 'number' : null;
    case 'date':
      return field.type;
    default:
      return null;
  }
}

function suitOfText({ type }: TextControl): Suit {
  switch (type) {
    case 'textarea':
    case 'rich-text':
    case 'code':
      return 'lines';
    case 'text':
    case 'search':
      return 'line';
    default:
      return type;
  }
}

/** Cases that keep all rules, and those that at least a person could type: no longer than `maxlength`. */
function sift(cases: readonly EdgeCase[], field: FieldDescriptor): [allowed: EdgeCase[], held: EdgeCase[]] {
  if (field.control === 'text') {
    const rules = textRules(field, makeBudget());
    const held = cases.filter(({ value }) => value.length <= rules.maxLength);
    return [held.filter(({ value }) => rules.accepts(value)), held];
  }
  if (field.control === 'number') {
    const { min, max } = field;
    return [cases.filter(({ value }) => Number(value) >= (min ?? -Infinity) && Number(value) <= (max ?? Infinity)), []];
  }
  const grid = field.control === 'date' ? dateGrid(field) : null;
  if (field.control !== 'date' || !grid) return [[], []];
  const within = (value: number) => value >= grid.low && value <= grid.high;
  return [cases.filter(({ value }) => within(units[field.type].read(value))), []];
}
