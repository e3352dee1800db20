import { describe, expect, it } from 'vitest';
import { byHand } from '../../../utils/plan/fit/by-hand';
import { field, selectField, textField } from '../../builders';

describe('byHand', () => {
  it('writes a text letter for letter, whatever the field allows', () => {
    const short = textField('ZIP', { maxLength: 5, pattern: '\\d{5}' });
    expect(byHand(short, { do: 'text', text: 'no digits' })?.value).toEqual({
      as: 'text',
      text: 'no digits',
      alternatives: [],
      verbatim: true,
    });
  });

  it('chooses the option that a text names, and never another for one that names none', () => {
    const country = selectField('Country', ['Austria', 'Germany']);
    expect(byHand(country, { do: 'text', text: 'Germany' })).toMatchObject({
      value: { as: 'options', wanted: ['Germany'], at: [1] },
    });
    expect(byHand(country, { do: 'text', text: 'Narnia' })).toMatchObject({ value: { as: 'text', verbatim: true } });
  });

  it('chooses the options picked, in the words of the page', () => {
    const country = selectField('Country', ['Austria', 'Germany']);
    expect(byHand(country, { do: 'choose', indices: [1] })).toMatchObject({
      value: { as: 'options', wanted: ['Germany'], at: [1] },
      shown: 'Germany',
    });
    expect(byHand(country, { do: 'choose', indices: [7] })).toBeNull();
  });

  it('leaves a box as the person wants it', () => {
    const terms = field({ control: 'check', checked: false }, { required: true });
    expect(byHand(terms, { do: 'check', checked: false })?.value).toEqual({ as: 'check', checked: false });
  });

  it('has nothing to say of what was not written or picked', () => {
    expect(byHand(textField('Name'), undefined)).toBeNull();
    expect(byHand(textField('Name'), { do: 'reroll', nth: 1 })).toBeNull();
    expect(byHand(textField('Name'), { do: 'check', checked: true })).toBeNull();
  });
});
