import { findAll } from '../../dom/nodes';
import type { Adapter } from '../adapter';
import { optionRowOf } from '../list/option-row';
import { isPutAway } from '../list/custom-select';
import { select as nativeSelect } from './select';

/** Native selects out of sight whose options stand in a row to be pressed: bars and stars of ratings, pictures. */
export const rowSelect: Adapter = {
  name: 'row-select',
  selector: 'select',
  claims: (element) => element instanceof HTMLSelectElement && isPutAway(element) && optionRowOf(element) !== null,
  gather: (element) => ({ members: [element], parts: partsOf(element as HTMLSelectElement) }),
  describe: nativeSelect.describe,
  holds: nativeSelect.holds,
};

function partsOf(select: HTMLSelectElement): Element[] {
  const box = optionRowOf(select)?.box;
  return box ? [box, ...findAll(box, '*')] : [];
}
