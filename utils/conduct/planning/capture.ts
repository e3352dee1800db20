/** What is saved of a form, to be filled in again. */
import { fieldKey } from '../../field-key';
import { labelOf } from '../../plan/label-of';
import type { FieldDescriptor, Value } from '../../pipeline';
import type { SavedValue, Saving, ScenarioValue } from '../../settings/scenario';
import { occurrenceKeys } from './replay';
import type { TabField } from '../page/rows';
import type { TabForm } from '../page/tab-form';

/** A form as it is planned; what is pending is not what the page holds. */
export type CapturedForm = Pick<TabForm, 'fields' | 'pending'>;

/** The values of a form, as far as they can be saved. */
export function capture({ fields, pending }: CapturedForm, { from, passwords }: Omit<Saving, 'name'>): ScenarioValue[] {
  const places = occurrenceKeys(fields.map(({ field }) => field));
  return fields.flatMap((one, index): ScenarioValue[] => {
    if (!passwords && isPassword(one.field)) return [];
    const isStill = one.field.state === 'ours' && !pending.has(one.field.id);
    const value = from === 'rows' || isStill ? planned(one) : held(one);
    if (!value) return [];
    const nth = Number(places[index]!.split(' ', 1)[0]);
    return [{ key: fieldKey(one.field), nth, label: labelOf(one.field).slice(0, 200), value }];
  });
}

function isPassword(field: FieldDescriptor): boolean {
  return field.control === 'text' && field.type === 'password';
}

function planned({ entry: { value } }: TabField): SavedValue | null {
  return value && savedValue(value);
}

/** What the page's reading has: a value of ours is known to the letter only as long as it is the one planned. */
function held({ field }: TabField): SavedValue | null {
  if (field.control === 'check') return { is: 'check', checked: field.current !== '' };
  if (field.current === '') return null;
  return field.control === 'choice' ? { is: 'options', texts: [field.current] } : { is: 'text', text: field.current };
}

function savedValue(value: Value): SavedValue | null {
  switch (value.as) {
    case 'text':
    case 'moment':
      return { is: 'text', text: value.text };
    case 'check':
      return { is: 'check', checked: value.checked };
    case 'options':
      return { is: 'options', texts: value.wanted.slice(0, value.count) };
    case 'files':
    case 'drawing':
      return null;
  }
}
