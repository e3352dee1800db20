/** Under which heading each field stands, those included that a table has as rows of their own. */
import type { FieldDescriptor, TextSource } from '../../../../pipeline';

/** What a field may be called by before a text that precedes it. */
const labels: readonly TextSource[] = ['label', 'aria-label', 'legend'];

/**
 * @param fields of one form, in page order
 * @returns a title a field, in the same order; '' for none
 */
export function sectionsOf(fields: readonly FieldDescriptor[]): string[] {
  let section = '';
  return fields.map((field, at) => {
    const heading = textOf(field, 'heading');
    const before = fields[at - 1];
    if (before && heading !== textOf(before, 'heading')) section = '';
    section = rowBefore(field, before) || section;
    return section || heading;
  });
}

/** What precedes a field that is called otherwise, or by what stands nearer: the row that begins a section. */
function rowBefore(field: FieldDescriptor, before: FieldDescriptor | undefined): string {
  const preceding = field.texts.filter(({ source }) => source === 'preceding').map(({ text }) => text);
  const isLabelled = field.texts.some(({ source }) => labels.includes(source));
  const row = preceding.length > (isLabelled ? 0 : 1) ? preceding.at(-1)! : '';
  // The unit of the field before: "days".
  return before && row === textOf(before, 'hint') ? '' : row;
}

function textOf({ texts }: FieldDescriptor, source: TextSource): string {
  return texts.find((one) => one.source === source)?.text ?? '';
}
