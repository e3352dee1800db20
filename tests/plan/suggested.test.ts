import { describe, expect, it } from 'vitest';
import { noTraits } from '../../utils/plan/persona/traits';
import { breakableRules, planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { textField } from '../builders';
import { localeOfPage } from './persona/locale-of-page';
import { planSettings } from './persona/plan-settings';
import { shownOf } from './shown-of';

describe('a line with suggestions gets one of them', () => {
  it.each([
    ['Insurer', ['Pantaenius', 'GJW Direct', 'Navigators']],
    ['Next of kin - relationship', ['Husband', 'Wife', 'Son', 'Daughter']],
    ['Carrier', ['UPS', 'FedEx', 'Courier']],
    ['Town', ['Kirkwall', 'Stromness', 'Lerwick']],
  ])('whatever the label sounds like: “%s”', async (label, suggestions) => {
    const [shown] = await shownOf('en-GB', textField(label, { suggestions, suggestionCount: suggestions.length }));
    expect(suggestions).toContain(shown);
  });

  it('the one that agrees with the person', async () => {
    const suggestions = ['Ireland', 'United Kingdom', 'France'];
    expect(await shownOf('en-GB', textField('Country of residence', { suggestions }))).toEqual(['United Kingdom']);
  });

  it('but none that the field would refuse, nor an address that was typed before', async () => {
    const short = textField('Colour', { suggestions: ['Ultramarine', 'Red'], maxLength: 5 });
    expect(await shownOf('en-GB', short)).toEqual(['Red']);
    const [mail] = await shownOf('en-GB', textField('E-mail', { suggestions: ['jo.bloggs@gmail.com'] }));
    expect(mail).toMatch(/@example\./);
  });

  it.each(['First name', 'Mobile number', 'Street'])('but nobody else’s: “%s”', async (label) => {
    const suggestions = ['Brunhilde', '+44 7911 123456', '1 Downing Street'];
    const [shown] = await shownOf('en-GB', textField(label, { suggestions, suggestionCount: suggestions.length }));
    expect(suggestions).not.toContain(shown);
  });

  it('but none of the page’s for an account or an address', async () => {
    const [account] = await shownOf('en-GB', textField('Username', { suggestions: ['admin', 'root'] }));
    expect(['admin', 'root']).not.toContain(account);
    const [mail] = await shownOf('en-GB', textField('E-mail', { suggestions: ['mail.invalid', 'post.invalid'] }));
    expect(mail).toMatch(/@/);
  });

  it('of a town from which region and postcode follow', async () => {
    const suggestions = ['Leipzig'];
    const page = [
      textField('Ort', { suggestions, suggestionCount: 1 }),
      textField('Postleitzahl'),
      textField('Bundesland'),
    ];
    const [town, code, state] = await shownOf('de-DE', ...page);
    expect([town, state]).toEqual(['Leipzig', 'Sachsen']);
    expect(code).toMatch(/^04/);
  });

  it('also while a rule of another field is broken', async () => {
    const carrier = textField('Carrier', { suggestions: ['UPS', 'Courier'], suggestionCount: 2 });
    const mail = textField('E-mail', { type: 'email' });
    const locale = await localeOfPage('en-GB', [carrier, mail]);
    const context = { seed: makeSeed(1, '2026-11-21'), locale, settings: planSettings(), overrides: {} };
    const sweep = { field: mail.id, rule: breakableRules([carrier, mail], { ...context, mode: 'invalid' })[0]!.rule };
    const [planned] = planFields([carrier, mail], { ...context, mode: 'invalid', sweep });
    expect(['UPS', 'Courier']).toContain(planned!.shown);
  });

  it('unless it was pinned', async () => {
    const firm = textField('Organization', { suggestions: ['Acme', 'Initech'], suggestionCount: 2 });
    const locale = await localeOfPage('en-GB', [firm]);
    const traits = { ...noTraits, pinned: { organization: { is: 'fixed', text: 'Harbour Works' } } } as const;
    const context = {
      ...({ seed: makeSeed(1, '2026-11-21'), locale, mode: 'realistic', settings: planSettings() } as const),
      ...{ overrides: {}, traits },
    };
    expect(planFields([firm], context)[0]).toMatchObject({ shown: 'Harbour Works', pinned: true });
  });

  it('as a text, which the person may overrule', async () => {
    const box = textField('Pontoon', { suggestions: ['A', 'B'] });
    const locale = await localeOfPage('en-GB', [box]);
    const context = {
      ...({ seed: makeSeed(1, '2026-11-21'), locale, mode: 'realistic', settings: planSettings() } as const),
      overrides: { [box.id]: { do: 'text', text: 'Visitors' } } as const,
    };
    expect(planFields([box], { ...context, overrides: {} })[0]!.value).toMatchObject({ as: 'text' });
    expect(planFields([box], context)[0]!.value).toMatchObject({ as: 'text', text: 'Visitors' });
  });
});
