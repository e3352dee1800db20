import { describe, expect, it } from 'vitest';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { textField } from '../../../builders';
import { builtData, builtLexicon } from '../../persona/locale-source';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';

const { asks } = await loadLocale('en-US', builtData);

/** Whose each field is said to be, in the fields' order. */
function persons(...labels: readonly string[]): string[] {
  const fields = labels.map((label, at) => textField(label, { name: `f${at}` }));
  return recognise(fields, { lexicon: builtLexicon, pageLanguage: 'en-US', asks }).map(({ person }) => person);
}

describe('an e-mail address and a phone', () => {
  it('are those of whom the form goes on about', () => {
    const [, referee, , mail, phone] = persons('Your name', 'Referee name', 'Referee job title', 'E-mail', 'Phone');
    expect(referee).not.toBe('');
    expect([mail, phone]).toEqual([referee, referee]);
  });

  it('are those of who is named behind somebody who has told theirs', () => {
    const [, first, second, mail] = persons('Parent 1 full name', 'Parent 1 e-mail', 'Parent 2 full name', 'E-mail');
    expect(second).not.toBe(first);
    expect(mail).toBe(second);
  });

  it('are those of who is named to be reached, and whose company stands between', () => {
    const [, contact, , mail] = persons('Requested by', 'Vendor contact', 'Company', 'E-mail');
    expect(contact).not.toBe('');
    expect(mail).toBe(contact);
  });

  it('stay those of who fills the form in where they may be either’s, and where they say so', () => {
    expect(persons('Your name', 'Manager’s name', 'E-mail')[2]).toBe('');
    expect(persons('Your name', 'Your e-mail', 'Manager’s name', 'Your phone')[3]).toBe('');
    expect(persons('Your name', 'E-mail', 'Manager’s name', 'Reason for leave', 'E-mail')[4]).toBe('');
  });
});
