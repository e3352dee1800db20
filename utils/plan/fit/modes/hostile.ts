import type { FieldDescriptor } from '../../../pipeline';
import type { FitContext, Fitted } from '../fitted';

/** null where the field has nothing for this mode. */
export function fitHostile(_field: FieldDescriptor, _context: FitContext): Fitted | null {
  return null;
}
