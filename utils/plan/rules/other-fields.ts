import type { FieldDescriptor } from '../../pipeline';
import { labelOf } from '../label-of';
import { fold } from '../recognise/texts/fold';

/** For a value that other fields’ values wait for: it can take none of theirs. */
export const noOtherField = (): null => null;

/**
 * What another field of the form will get, by its label or name: those of the same form first, then the page's others.
 * @param planned the value planned for a field, asked once each
 */
export function otherFields(
  fields: readonly FieldDescriptor[],
  planned: (field: FieldDescriptor) => string,
): (asking: FieldDescriptor) => (label: string) => string | null {
  const known = new Map<FieldDescriptor, string>();
  const valueOf = (field: FieldDescriptor) => {
    if (!known.has(field)) known.set(field, planned(field));
    return known.get(field)!;
  };
  return (asking) => (label) => {
    const wanted = fold(label.trim());
    const named = fields.filter((field) => field !== asking && namesOf(field).includes(wanted));
    const nearest = named.find(({ form }) => form === asking.form) ?? named[0];
    return nearest ? valueOf(nearest) : null;
  };
}

const mostLabels = 200;

/** What the other fields of a field's form are called, as a template can name them. */
export function labelsBeside(asking: FieldDescriptor, fields: readonly FieldDescriptor[]): string[] {
  const labels = fields.filter((field) => field !== asking && field.form === asking.form).map(plainLabel);
  return [...new Set(labels)].filter((label) => /^[^{}|\n]+$/.test(label)).slice(0, mostLabels);
}

function namesOf(field: FieldDescriptor): string[] {
  return [plainLabel(field), field.name, field.elementId].filter(Boolean).map(fold);
}

/** Without the stars and colons that forms put behind. */
function plainLabel(field: FieldDescriptor): string {
  return labelOf(field).replace(/[\s*:]+$/u, '');
}
