import { describe, expect, it } from 'vitest';
import table from '../../../../../utils/plan/asks/table.json';
import { fittedOptions } from '../../../../../utils/plan/fit/fitted';
import { fitOverall } from '../../../../../utils/plan/fit/relations/answers/overall';
import { selectField } from '../../../../builders';
import { recognised } from '../../builders';

const grades = ['1 - Weak', '2 - Fair', '3 - Strong'];

function graded(label: string, grade: number, options: readonly string[] = grades) {
  const field = selectField(label, options);
  const option = { index: grade, text: options[grade]!, value: options[grade]!, disabled: false, group: '' };
  return { field, recognition: recognised('category'), fitted: fittedOptions([option]) };
}
const shown = (...fields: ReturnType<typeof graded>[]) => fitOverall(fields, table).map((one) => one.shown);

describe('fitOverall', () => {
  it('grades all by the middle one of what it sums up', () => {
    expect(shown(graded('Stamina', 2), graded('Technique', 2), graded('Overall grade', 0))[2]).toBe('3 - Strong');
    expect(shown(graded('Kraft', 0), graded('Technik', 1), graded('Gesamtnote', 2))[2]).toBe('1 - Weak');
  });

  it('takes the grade of the same name where a scale has others', () => {
    const whole = graded('Overall', 0, ['Poor', 'Fair play', 'Strong play']);
    expect(shown(graded('Stamina', 1), graded('Technique', 1), whole)[2]).toBe('Fair play');
  });

  it('leaves alone what sums up nothing, or a single grade', () => {
    expect(shown(graded('Stamina', 2), graded('Technique', 2), graded('Effort', 0))[2]).toBe('1 - Weak');
    expect(shown(graded('Stamina', 2), graded('Overall grade', 0))[1]).toBe('1 - Weak');
    const other = graded('Overall', 0, ['Daily', 'Weekly', 'Never']);
    expect(shown(graded('Stamina', 2), graded('Technique', 2), other)[2]).toBe('Daily');
  });
});
