import type { FieldDescriptor } from './pipeline';

/** What a field's name is made of. */
type Named = Pick<FieldDescriptor, 'name' | 'elementId' | 'handles' | 'texts' | 'tag' | 'control'>;

/**
 * A name for a field that survives a reload, for remembering the person's word on it and for its random stream:
 * other fields coming or going leave it alone. Not unique: twins on a page share it.
 */
export function fieldKey(field: Named): string {
  const own = field.name || field.elementId || field.handles[0] || field.texts[0]?.text || field.tag;
  return `${field.control}:${own}`.slice(0, 120);
}
