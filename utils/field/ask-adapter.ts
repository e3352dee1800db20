/**
 * What adapters say of elements. A page may break what they take for granted: that costs at most the field, and its error is
 * noted.
 */
import { bareText } from '../bare-field';
import { noteFault } from '../dom/faults';
import type { Control } from '../pipeline';
import type { Adapter, FieldElements, Gathered } from './adapter';
import { isFormButton } from './widget/sends-form';

/** Whether an element is a field of the adapter's, and drawn as one; not where it can't tell, or sends its form. */
export function askClaims(adapter: Adapter, element: Element): boolean {
  return ask(
    adapter,
    'claims',
    () => adapter.claims(element) && !isFormButton(element) && (adapter.isDrawn?.(element) ?? true),
    false,
  );
}

/** The elements that make one field with another: that one alone where it can't tell. */
export function askGather(adapter: Adapter, element: Element): Gathered {
  const alone = { members: [element], parts: [] };
  return ask(adapter, 'gather', () => adapter.gather?.(element) ?? alone, alone);
}

/** What can be put into a field: any text where it can't tell. */
export function askControl(adapter: Adapter, field: FieldElements): Control {
  return ask(adapter, 'describe', () => adapter.describe(field), bareText);
}

/** What a field shows; '' where it can't tell. */
export function askHolds(adapter: Adapter, field: FieldElements): string {
  return ask(adapter, 'holds', () => adapter.holds(field), '');
}

function ask<T>(adapter: Adapter, about: keyof Adapter, answer: () => T, otherwise: T): T {
  try {
    return answer();
  } catch (error) {
    noteFault(`${adapter.name}.${about}`, error);
    return otherwise;
  }
}
