import type { FieldDescriptor, NumberControl } from '../../pipeline';
import { countedOn, dateGrid } from './date/date';
import { units } from './date/units';
import { makeGrid } from './number/grid';
import { makeBudget } from './pattern/budget';
import { textRules } from './text/rules';

/** Whether the control's own rules take the text: bounds, steps, lengths, pattern, type. */
export function allows(field: FieldDescriptor, text: string): boolean {
  switch (field.control) {
    case 'number':
      return allowsNumber(field, Number(text));
    case 'date': {
      const grid = dateGrid(field);
      if (!grid) return false;
      const value = countedOn(units[field.type].read(text), grid);
      return value >= grid.low && value <= grid.high && (value - grid.base) % grid.step === 0;
    }
    case 'text':
      return textRules(field, makeBudget()).accepts(text);
    default:
      return false;
  }
}

function allowsNumber(field: NumberControl, number: number): boolean {
  if (!Number.isFinite(number) || number < (field.min ?? -Infinity) || number > (field.max ?? Infinity)) return false;
  return field.step === null || Number(makeGrid(field, 0)?.nearest(number)) === number;
}
