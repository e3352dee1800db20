import { describe, expect, it } from 'vitest';
import { textField } from '../../../builders';
import { lineWith, shownOf } from '../../shown-of';

describe('a notation that a label states', () => {
  it.each([
    ['Port of loading (UN/LOCODE)', /^[A-Z]{5}$/],
    ['Common name (FQDN)', /^[*\w.]+\.example\.com$/],
    ['Departure airport (IATA code)', /^[A-Z]{3}$/],
    ['Labels (key=value, comma-separated)', /^[\w./-]+=[\w./-]+(?:, [\w./-]+=[\w./-]+)*$/],
    ['Tags (key:value pairs, semicolon-separated)', /^[\w-]+:[\w-]+(?:; [\w-]+:[\w-]+)+$/],
  ])('“%s” is kept to', async (label, looks) => {
    expect((await shownOf('en-US', textField(label, { name: 'q1' })))[0]).toMatch(looks);
  });
});

describe('what to write where there is nothing', () => {
  it('is written', async () => {
    const [parts, funders] = await shownOf(
      'en-GB',
      lineWith('Parts supplied by customer', 'List or write none'),
      textField('Other funders (write N/A if none)', { name: 'q2' }),
    );
    expect([parts, funders]).toEqual(['None', 'N/A']);
  });
});
