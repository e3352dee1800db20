import { describe, expect, it } from 'vitest';
import { asListed } from '../../../utils/plan/generate/as-listed';
import type { GenerateContext } from '../../../utils/plan/generate/generator';
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
  it.each([
    ['Norway, June 2025; Chad, May 2024', 'Norway, Chad'],
    ['12,5; 8,2', '12,5, 8,2'],
  ])('hold no comma where commas stand between them: “%s”', (said, listed) => {
    const recognition = { part: { of: 'whole' } };
    const context = { field: boxWith('Given', 'Split them by commas'), recognition } as GenerateContext;
    expect(asListed({ is: 'text', forms: [said] }, context)).toMatchObject({ forms: [listed, said] });
  });

  it('stand in lines of their own where the field says so', async () => {
    const [shown] = await shownOf('en-US', boxWith('Allowed hosts', 'one per line'));
    expect(shown).toMatch(/^[\d.]+\n[\d.]+$/);
    expect((await shownOf('en-GB', boxWith('Committee members', 'One name per line')))[0]).toMatch(/^[^,\n]+\n[^,\n]+/);
  });
});
