import { typedText } from '../../../../pipeline';
import { yearsBetween } from '../../../persona/calendar';
import type { Fitted, FittedField } from '../../fitted';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** @param today the reference day @returns the age that a field tells; null where it tells none */
export function ageIn({ recognition: { kind } }: FittedField, { value }: Fitted, today: string): number | null {
  const told = typedText(value) ?? '';
  if (kind === 'age' && /^\d{1,3}$/.test(told)) return Number(told);
  return kind === 'bday' && isoDay.test(told) ? yearsBetween(told, today) : null;
}
