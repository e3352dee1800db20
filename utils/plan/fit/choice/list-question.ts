import { labelOf } from '../../label-of';
import type { ChoiceControl, FieldDescriptor, FieldFacts } from '../../../pipeline';

/** What a field asks: a list without a label by its prompt, as the first option of "Incident type, Fall, Burn". */
export function listQuestion(field: FieldDescriptor | (FieldFacts & ChoiceControl)): string {
  const label = labelOf(field);
  const [first] = field.control === 'choice' ? field.options : [];
  const isNamedOnly = label === (field.name || field.elementId);
  return isNamedOnly && first?.value === '' && first.text !== '' ? first.text : label;
}
