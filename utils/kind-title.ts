import type { Kind } from './plan/kinds';
import { text, type TextKey } from './text';

/** What people call a kind: `First name`. A test sees to it that every kind has its text. */
export function kindTitle(kind: Kind): string {
  return text(`kind_${kind.replaceAll('-', '_')}` as TextKey);
}
