import type { FieldElements } from '../../field/adapter';
import { optionsOf, select as nativeSelect } from '../../field/adapters/select';
import { optionRowOf } from '../../field/list/option-row';
import { bringChoice, type Choices } from '../choice/choices';
import { toggleEach, type Toggles } from '../choice/toggle-each';
import type { FieldWriter } from '../field-writer';
import { press } from '../widget/press';
import { refused } from '../widget/written';
import { placesMeant } from '../requested';
import { placesHeld, selectWriter, selectedOf } from './select';

const selectOf = (field: FieldElements) => field.element as HTMLSelectElement;

/** Chosen by place, since several options may say the same; where its row is no help, as a plain select. */
export const rowSelectWriter: FieldWriter = {
  read: selectWriter.read,
  async write(field, value, context) {
    const select = selectOf(field);
    const places = placesMeant(
      value,
      () => null,
      () => optionsOf(select),
    );
    if (places.length === 0) return refused('no-option', nativeSelect.holds(field));
    const written = await bringChoice(choicesOf(select), places.map(String), context);
    return { ...written, holds: nativeSelect.holds(field) };
  },
  async restore(field, held, context) {
    const places = placesHeld(selectOf(field), held).map(String);
    const written = await bringChoice(choicesOf(selectOf(field)), places, context);
    const isBack = written.outcome !== 'refused' && written.reason !== 'changed-by-page';
    return isBack ? { ...written, holds: nativeSelect.holds(field) } : selectWriter.restore(field, held, context);
  },
};

/** Presses the entries of what is to be chosen, and of what is chosen too much: pressed again they let go, if ever. */
function choicesOf(select: HTMLSelectElement): Choices {
  const entryOf = (place: string) => optionRowOf(select)?.entries.get(Number(place));
  const toggles: Toggles = {
    near: select,
    chosen: () => selectedOf(select).map(String),
    isMultiple: () => select.multiple,
    ways(place) {
      const entry = entryOf(place);
      return entry ? [() => press(entry)] : [];
    },
  };
  return {
    ...toggles,
    async change({ missing, surplus }, { signal }) {
      const isPressed = missing.some((place) => entryOf(place));
      const tooMuch = isPressed || select.multiple ? surplus : toggles.chosen();
      await toggleEach(toggles, tooMuch, 'free', signal);
      await toggleEach(toggles, missing, 'chosen', signal);
    },
  };
}
