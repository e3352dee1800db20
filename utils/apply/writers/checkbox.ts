import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { bringTo } from '../native/click-box';
import { treePositionOf, relocate, type TreePosition } from '../native/relocate';
import { filled, refused, unchanged } from '../widget/written';
import { shownAs } from '../../field/adapters/checkbox';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

export const checkboxWriter: FieldWriter = {
  read: (field) => ({ checked: elementOf(field).checked, indeterminate: elementOf(field).indeterminate }),
  write(field, value, context) {
    const element = elementOf(field);
    if (value.as !== 'check') return refused('failed', shownAs(element.checked));
    return set(element, value.checked, context);
  },
  restore(field, held, context) {
    const { checked, indeterminate } = held as { checked: boolean; indeterminate: boolean };
    const written = set(elementOf(field), checked, context);
    if (indeterminate) elementOf(field).indeterminate = true;
    return written;
  },
};

function set(element: HTMLInputElement, checked: boolean, context: WriteContext): Written | Promise<Written> {
  if (element.checked === checked) return unchanged(shownAs(checked));
  const place = treePositionOf(element);
  const answer = bringTo(element, checked, context);
  return answer instanceof Promise
    ? answer.then((isThere) => told(place, checked, isThere))
    : told(place, checked, answer);
}

function told(place: TreePosition, checked: boolean, isThere: boolean): Written {
  const now = relocate(place) as HTMLInputElement | null;
  if (!now) return refused('gone', '');
  return isThere || now.checked === checked
    ? filled(shownAs(checked))
    : refused('refused-by-page', shownAs(now.checked));
}
