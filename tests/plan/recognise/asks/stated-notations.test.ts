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

describe('a notation in brackets', () => {
  it.each(['Phone (country code)', 'Mobile (country code)'])('“%s” is none of a country', async (label) => {
    expect((await shownOf('en-US', textField(label, { name: 'q1' })))[0]).not.toMatch(/^[A-Z]{2}$/);
  });

  it.each(['Airline (IATA code)', 'Carrier (IATA)'])('“%s” is none of an airport', async (label) => {
    expect((await shownOf('en-US', textField(label, { name: 'q1' })))[0]).not.toMatch(/^[A-Z]{3}$/);
  });

  it.each(['Country of origin (country code)', 'Origin (ISO country code)'])(
    '“%s” is one of a country',
    async (label) => {
      expect((await shownOf('en-US', textField(label, { name: 'q1' })))[0]).toMatch(/^[A-Z]{2}$/);
    },
  );
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

  it.each(['Enter 0 if none', 'If you have none, enter 0', 'Otherwise write "0"'])('is 0 by “%s”', async (hint) => {
    expect(await shownOf('en-GB', lineWith('Zither strings', hint))).toEqual(['0']);
  });

  it.each(['Enter no more than 500 characters', 'Please enter no spaces', 'Enter 0.5 or more'])(
    'is not told by “%s”',
    async (hint) => {
      expect((await shownOf('en-GB', lineWith('Zither strings', hint)))[0]).not.toMatch(/^(?:no|0)$/i);
    },
  );
});
