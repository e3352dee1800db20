import type { FieldDescriptor } from '../../../pipeline';
import type { FitContext, Fitted } from '../fitted';

export function fitInvalid(usual: Fitted, _field: FieldDescriptor, _context: FitContext): Fitted {
  return usual;
}
