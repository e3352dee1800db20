import type { FileControl } from '../../../pipeline';
import type { Draft } from '../../draft';
import { refused, type FitContext, type Fitted } from '../fitted';

/** A small valid file for the field's `accept`. */
export function fitFile(_draft: Draft, _field: FileControl, _context: FitContext): Fitted {
  return refused('no-value-found');
}
