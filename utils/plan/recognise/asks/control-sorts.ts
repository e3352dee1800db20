/** What a control lets be written into it, as far as questions depend on it. */
import type { FieldDescriptor } from '../../../pipeline';

/** Types of a text control that say themselves what they want. */
const toldByType = /^(email|url|password)$/;

export function isOneOfMany({ control }: FieldDescriptor): boolean {
  return control === 'choice' || control === 'check';
}

export function takesWords(field: FieldDescriptor): boolean {
  return isWriting(field) || (field.control === 'choice' && (field.editable || !field.optionsKnown));
}

export function isLine(field: FieldDescriptor): boolean {
  return field.control === 'text' && (field.type === 'text' || field.type === 'tel');
}

export function isWriting(field: FieldDescriptor): boolean {
  return field.control === 'text' && !toldByType.test(field.type) && field.type !== 'tel' && field.type !== 'search';
}

/** A list most of whose options name numbers. */
export function isNumericChoice(field: FieldDescriptor): boolean {
  if (field.control !== 'choice') return false;
  return field.options.filter(({ text }) => /\d/.test(text)).length * 2 >= Math.max(2, field.options.length);
}

/** A box for any words at all. */
export function takesAnyWords(field: FieldDescriptor): boolean {
  if (field.control !== 'text' || !/^text/.test(field.type)) return false;
  return !field.pattern && !field.opensCalendar && field.suggestions.length === 0;
}
