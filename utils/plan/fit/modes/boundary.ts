import type { FieldDescriptor } from '../../../pipeline';
import type { FitContext, Fitted } from '../fitted';

/** null where the field has nothing for this mode. */
export function fitBoundary(_field: FieldDescriptor, _context: FitContext): Fitted | null {
  return null;
}
