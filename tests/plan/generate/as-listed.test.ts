import { describe, expect, it } from 'vitest';
import { textField } from '../../builders';
import { shownOf } from '../shown-of';

const boxWith = (label: string, placeholder: string) =>
  textField(label, {
    type: 'textarea',
    texts: [
      { source: 'label', text: label },
      { source: 'placeholder', text: placeholder },
    ],
  });

describe('several answers', () => {
  it('hold no comma where commas stand between them', async () => {
    const [shown] = await shownOf('en-GB', boxWith('Countries visited in the last 5 years', 'Separate with commas'));
    expect(shown).toMatch(/^\p{Lu}\p{L}+(?:, \p{Lu}[\p{L} ]+)*$/u);
  });

  it('stand in lines of their own where the field says so', async () => {
    const [shown] = await shownOf('en-US', boxWith('Allowed hosts', 'one per line'));
    expect(shown).toMatch(/^[\d.]+\n[\d.]+$/);
    expect((await shownOf('en-GB', boxWith('Committee members', 'One name per line')))[0]).toMatch(/^[^,\n]+\n[^,\n]+/);
  });
});
