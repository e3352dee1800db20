import type { FieldDescriptor } from '../../pipeline';

/** What a person reads at a field, as one text. */
export function textsOf(field: FieldDescriptor): string {
  return [...field.texts.map(({ text }) => text), field.name, field.elementId, ...field.handles].join(' \n ');
}

/** The field's placeholder, '' if none. */
export function placeholderOf(field: FieldDescriptor): string {
  return field.texts.find(({ source }) => source === 'placeholder')?.text ?? '';
}
