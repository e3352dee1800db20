import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { rowOf } from '../../field/list/option-row';
import { press } from '../widget/press';
import { until } from '../widget/until';
import { filled, refused } from '../widget/written';
import { select as nativeSelect } from '../../field/adapters/select';
import { isSame, selectWriter, selectedOf } from './select';

/** Milliseconds for the select to follow its row. */
const reaction = 400;

export const rowSelectWriter: FieldWriter = {
  read: selectWriter.read,
  write: (field, value, context) =>
    value.as === 'options' && value.at
      ? bring(field, value.at, context)
      : refused('no-option', nativeSelect.holds(field)),
  async restore(field, held, context) {
    const written = await bring(field, held as readonly number[], context);
    return written.outcome === 'filled' ? written : selectWriter.restore(field, held, context);
  },
};

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
