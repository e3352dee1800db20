import table from '../../../utils/plan/asks/table.json';
import type { AskTable } from '../../../utils/plan/asks/ask-data';
import type { Kind } from '../../../utils/kinds/kinds';
import { fittedOptions, fittedText, type Fitted, type FittedField } from '../../../utils/plan/fit/fitted';
import type { DateControl } from '../../../utils/pipeline';
import { field, selectField } from '../../builders';
import { recognised } from './builders';

/** The words of the table as the build has them. */
export const words = table as unknown as AskTable;

const labelled = (label: string) => ({ texts: [{ source: 'label' as const, text: label }] });

/** A box for a number that holds one. */
export function amount(label: string, value: number, kind: Kind = 'number', min: number | null = 0): FittedField {
  const control = { control: 'number', type: 'number', min, max: null, step: null, stepBase: 0 } as const;
  return { field: field(control, labelled(label)), recognition: recognised(kind), fitted: fittedText(String(value)) };
}

/** A date picker that holds a day, a moment or a time. */
export function moment(
  label: string,
  value: string,
  kind: Kind = 'date',
  type: DateControl['type'] = 'date',
): FittedField {
  const control = { control: 'date', type, min: '', max: '', step: null } as const;
  return { field: field(control, labelled(label)), recognition: recognised(kind), fitted: fittedText(value) };
}

/** A list of which one option is chosen. */
export function chosen(label: string, options: readonly string[], at: number): FittedField {
  const list = selectField(label, options);
  const option = list.control === 'choice' ? list.options[at]! : null;
  return { field: list, recognition: recognised('category'), fitted: fittedOptions([option!]) };
}

/** What the fields hold. */
export const shown = (fitted: readonly Fitted[]) => fitted.map((one) => one.shown);
