import { describe, expect, it } from 'vitest';
import type { FieldText, TextSource } from '../../../../../utils/pipeline';
import { sectionsOf } from '../../../../../utils/plan/fit/relations/answers/sections';
import { textField } from '../../builders';

const fieldWith = (...texts: readonly [TextSource, string][]) =>
  textField({}, { texts: texts.map(([source, text]): FieldText => ({ source, text })) });

describe('sectionsOf', () => {
  it('reads a row of a table on until the next', () => {
    const fields = [
      fieldWith(['preceding', 'Number']),
      fieldWith(['preceding', 'Name'], ['preceding', 'Child (parental leave only)']),
      fieldWith(['preceding', 'Due date']),
      fieldWith(['legend', 'Agreed?'], ['preceding', 'Cover']),
    ];
    const child = 'Child (parental leave only)';
    expect(sectionsOf(fields)).toEqual(['', child, child, 'Cover']);
  });

  it('takes no unit of the field before for a row, and headings as they are', () => {
    const days = fieldWith(['preceding', 'Days lost'], ['hint', 'days'], ['heading', 'Incident']);
    const radio = fieldWith(['legend', 'Reportable?'], ['preceding', 'days'], ['heading', 'Incident']);
    expect(sectionsOf([days, radio])).toEqual(['Incident', 'Incident']);
    const next = fieldWith(['label', 'Name'], ['heading', 'Witness']);
    expect(sectionsOf([days, next])).toEqual(['Incident', 'Witness']);
  });
});
