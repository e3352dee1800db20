import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { listsInside, triggerOf } from '../../field/list/drawn-list';
import type { ListWidget } from '../list/list-session';
import { pick } from '../list/picker';
import { restoreList } from '../list/restore-list';
import { atRest } from '../widget/at-rest';
import { filled, refused, unchanged } from '../widget/written';
import { requestedChoice } from '../requested';
import { sameTexts } from '../choice/choices';
import { boxOf, optionsOf, drawnSelect } from '../../field/adapters/drawn-select';

/** Several have to be chosen one by one, each searched for. */
const patience = 5_000;

export const drawnSelectWriter: FieldWriter = {
  patience,
  read: drawnSelect.holds,
  write,
  restore,
};

function widgetOf(field: FieldElements): ListWidget {
  const box = boxOf(field);
  const inside = new Set(listsInside(box, triggerOf(box)));
  return {
    trigger: triggerOf(box),
    pointers: [],
    shows: () => drawnSelect.holds(field),
    list: () => listsInside(box, triggerOf(box)).find((list) => !inside.has(list)) ?? null,
  };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const requested = requestedChoice(value);
  const before = drawnSelect.holds(field);
  if (!requested || requested.wanted.length === 0) return refused('no-option', before);
  const { wanted, count, at } = requested;
  if (at && wanted.join(', ') === before) return unchanged(before);
  const result = await pick(widgetOf(field), requested, context);
  if (count > 1) await atRest(boxOf(field), context.signal);
  const after = drawnSelect.holds(field);
  const isThere =
    result === 'picked' ? after !== '' : after !== before && sameTexts(after.split(', '), wanted.slice(0, count));
  if (isThere) return filled(after);
  return refused(result === 'no-option' ? 'no-option' : 'refused-by-page', after);
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const before = typeof held === 'string' ? held : '';
  if (drawnSelect.holds(field) === before) return unchanged(before);
  await restoreList(widgetOf(field), boxOf(field), before, optionsOf(field), context);
  const after = drawnSelect.holds(field);
  return after === before ? filled(after) : refused('refused-by-page', after);
}
