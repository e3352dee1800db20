import { findAll } from '../../dom/nodes';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { rowOf } from '../list/option-row';
import { isPutAway } from '../list/select-skin';
import { press } from '../widget/press';
import { until } from '../widget/until';
import { filled, refused } from '../widget/written';
import { isSame, select as nativeSelect, selectedOf } from './select';

/** Milliseconds for the select to follow its row. */
const reaction = 400;

/** Native selects out of sight whose options stand in a row to be pressed: bars and stars of ratings, pictures. */
export const rowSelect: Adapter = {
  name: 'row-select',
  selector: 'select',
  claims: (element) => element instanceof HTMLSelectElement && isPutAway(element) && rowOf(element) !== null,
  gather: (element) => ({ members: [element], parts: partsOf(element as HTMLSelectElement) }),
  describe: nativeSelect.describe,
  holds: nativeSelect.holds,
  read: nativeSelect.read,
  write: (field, value, context) =>
    value.as === 'choose' ? bring(field, value.indices, context) : refused('no-option', nativeSelect.holds(field)),
  async restore(field, held, context) {
    const written = await bring(field, held as readonly number[], context);
    return written.outcome === 'filled' ? written : nativeSelect.restore(field, held, context);
  },
};

function partsOf(select: HTMLSelectElement): Element[] {
  const box = rowOf(select)?.box;
  return box ? [box, ...findAll(box, '*')] : [];
}

/** Presses the entries of what is to be chosen, and of what is chosen too much: pressed again they let go, if ever. */
async function bring(field: FieldElements, wanted: readonly number[], { signal }: WriteContext): Promise<Written> {
  const select = field.element as HTMLSelectElement;
  const surplus = selectedOf(select).filter((index) => !wanted.includes(index));
  const missing = wanted.filter((index) => !selectedOf(select).includes(index));
  const isPressed = missing.some((index) => rowOf(select)?.entries.has(index));
  for (const index of select.multiple || !isPressed ? [...surplus, ...missing] : missing) {
    const entry = rowOf(select)?.entries.get(index);
    if (!entry || signal.aborted) continue;
    const before = selectedOf(select);
    press(entry);
    await until(select, () => !isSame(selectedOf(select), before), reaction, signal);
  }
  const shows = nativeSelect.holds(field);
  return isSame(selectedOf(select), wanted) ? filled(shows) : refused('refused-by-page', shows);
}
