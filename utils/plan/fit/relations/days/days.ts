/** Days as the fields of a form hold them. */
import { typedText } from '../../../../pipeline';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';

const dayLength = '2026-11-21'.length;

/** Whether it is a picker that holds a day, with or without a time. */
export function isDay({ field, fitted }: FittedField): boolean {
  return field.control === 'date' && /^date/.test(field.type) && typedText(fitted.value) !== null;
}

/** The day that such a field holds; '' where it holds none. */
export function dayIn({ value }: Fitted): string {
  return (typedText(value) ?? '').slice(0, dayLength);
}

/** The time of day behind it, as it stands there; '' for none. */
export function timeIn({ value }: Fitted): string {
  return (typedText(value) ?? '').slice(dayLength);
}

/** @returns another day in the field, at the same time; null where the field's own rules do not take it */
export function fittedDay({ field }: Pick<FittedField, 'field'>, fitted: Fitted, day: string): Fitted | null {
  const text = day + timeIn(fitted);
  return allows(field, text) ? fittedText(text) : null;
}
