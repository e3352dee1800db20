import type { FieldDescriptor, TextSource } from '../pipeline';

/** Where a field's name may stand. */
const naming: ReadonlySet<TextSource> = new Set<TextSource>([
  ...(['label', 'aria-label', 'aria-labelledby', 'table-header', 'preceding'] as const),
]);

/** Whether a field is called something besides what its placeholder says. */
export function isNamed({ texts }: Pick<FieldDescriptor, 'texts'>): boolean {
  return texts.some(({ source, text }) => naming.has(source) && /\p{L}{2}/u.test(text));
}
