import { describe, expect, it } from 'vitest';
import { recognise } from '../../../utils/plan/recognise/recognise';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { field, selectField, textField } from '../../builders';
import { builtLexicon } from '../persona/locale-source';

const skipOfLast = (...fields: FieldDescriptor[]) =>
  recognise(fields, { lexicon: builtLexicon, pageLanguage: 'en' }).at(-1)!.skipReason;
const box = (text: string) => field({ control: 'check', checked: false }, { texts: [{ source: 'label', text }] });
const heard = selectField('How did you hear about us?', ['Friend', 'Newspaper', 'Other:']);

describe('the line for those who chose "other"', () => {
  it.each(['Other', 'Other:', 'Other response', 'Other answer', 'Other (please specify)'])(
    'is left empty right behind that choice: %s',
    (label) => expect(skipOfLast(heard, textField(label))).toBe('left-blank-on-purpose'),
  );

  it('is left empty behind a box to tick of that name', () =>
    expect(skipOfLast(box('Ham'), box('Other answer'), textField('Other answer'))).toBe('left-blank-on-purpose'));

  it('is left empty though the question wants an answer', () =>
    expect(skipOfLast(heard, textField('Other response', { required: true }))).toBe('left-blank-on-purpose'));

  it.each([
    ['Other course', 'Other Courses'],
    ['Other reason', 'Other reason (describe it below)'],
    ['Autre raison', 'Autre raison (précisez)'],
  ])('is left empty behind a list that names it more fully: %s', (label, option) =>
    expect(skipOfLast(selectField('Please choose', ['One', 'Two', option]), textField(label))).toBe(
      'left-blank-on-purpose',
    ),
  );

  it('is filled where nothing offers "other", and where it asks for more', () => {
    expect(skipOfLast(selectField('Course', ['One', 'Two']), textField('Other course'))).toBeNull();
    expect(skipOfLast(selectField('Size', ['Small', 'Large']), textField('Other'))).toBeNull();
    expect(skipOfLast(heard, textField('Other phone number'))).toBeNull();
  });
});
