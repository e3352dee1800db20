import { describe, expect, it } from 'vitest';
import type { FieldId } from '../../../../utils/pipeline';
import { fittedText, refused, type Fitted } from '../../../../utils/plan/fit/fitted';
import { fitRepeats } from '../../../../utils/plan/fit/relations/repeats';
import { outcome, recognised, textField } from '../builders';

const first = 'first' as FieldId;
const wrong = fittedText('a@@b', [], 'breaks-type');
const empty = refused('breaks-required');
const emptied = fittedText('', [], 'breaks-required');
const usual = fittedText('anna@example.com');

/** What becomes of two e-mail fields, the second of which asks for the first again. */
function repeated(one: Fitted, two: Fitted, { required = false, filled = false, isSwept = false } = {}): Fitted {
  const [, second] = fitRepeats(
    [
      { field: textField({}, { id: first }), recognition: recognised('email'), fitted: one },
      {
        field: textField({}, { id: 'second' as FieldId, required, state: filled ? 'ours' : 'empty' }),
        recognition: recognised('email', { repeats: first }),
        fitted: two,
      },
    ],
    isSwept,
  );
  return second!;
}

describe('what is asked for twice', () => {
  it('is the same twice, unless being unequal is the point', () => {
    expect(repeated(wrong, usual)).toEqual(wrong);
    expect(repeated(usual, empty, { required: true })).toEqual(usual);
    const unequal = fittedText('other@example.com', [], 'breaks-repeat');
    expect(repeated(wrong, unequal)).toEqual(unequal);
  });

  it('is left empty twice, which breaks a rule where the second is required', () => {
    expect(outcome(repeated(empty, usual, { required: true }))).toEqual(outcome(empty));
    expect(repeated(empty, usual).reason).toBe('left-blank-on-purpose');
    expect(repeated(emptied, usual, { filled: true })).toMatchObject({ value: { text: '' }, reason: null });
  });

  it('stays as it is where one field alone is to be wrong, and where the person has typed it', () => {
    expect(repeated(empty, usual, { isSwept: true })).toEqual(usual);
    expect(repeated(wrong, refused('has-value'))).toEqual(refused('has-value'));
  });
});
