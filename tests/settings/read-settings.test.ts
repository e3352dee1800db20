import { describe, expect, test } from 'vitest';
import { checkSettings, readSettings, settingProblem, settingsDocument } from '../../utils/settings/read-settings';
import { defaultSettings, planSettings, type Settings } from '../../utils/settings/settings';

describe('the defaults', () => {
  test('are safe: reserved domain, test cards, nothing typed overwritten, no marketing', () => {
    expect(defaultSettings).toEqual({
      language: 'page',
      emailDomain: 'example.com',
      password: { use: 'generated' },
      cards: 'test',
      phones: 'accepted',
      fill: 'not-typed',
      consent: true,
      marketing: false,
      searchBoxes: false,
      coupons: false,
      oneTimeCodes: true,
      notice: true,
    });
  });
});

describe('readSettings', () => {
  test.each([undefined, null, {}])('reads %j as the defaults, without a problem', (stored) => {
    expect(readSettings(stored)).toEqual({ settings: defaultSettings, problems: [] });
  });

  test('reads what it stores', () => {
    const settings: Settings = { ...defaultSettings, language: 'de-DE', password: { use: 'fixed', text: 'Geheim-1' } };

    expect(readSettings(settingsDocument(settings))).toEqual({ settings, problems: [] });
  });

  test.each([
    ['text', 'nonsense', 'not-object', 'nonsense'],
    ['list', [1], 'not-object', '[1]'],
    ['version', { version: 'two', settings: {} }, 'not-version', 'two'],
    ['settings', { version: 1, settings: 7 }, 'not-object', '7'],
    ['future', { version: 99, settings: {} }, 'newer-version', '99', '2'],
  ])('a wrong %s: the defaults, and what is wrong', (_name, stored, code, ...values) => {
    const { settings, problems } = readSettings(stored);

    expect(settings).toEqual(defaultSettings);
    expect(problems).toEqual([{ where: '', what: { code, values } }]);
  });

  test('one wrong setting leaves the others as they were', () => {
    const stored = { version: 2, settings: { emailDomain: 'not a host', cards: 'random', fill: 'yes' } };

    const { settings, problems } = readSettings(stored);

    expect(settings).toEqual({ ...defaultSettings, cards: 'random' });
    expect(problems).toEqual([
      { where: 'emailDomain', what: { code: 'not-host', values: ['not a host'] } },
      { where: 'fill', what: { code: 'not-one-of', values: ['yes', 'empty, not-typed, all'] } },
    ]);
  });
});

describe('checkSettings', () => {
  test('says where within a setting', () => {
    const { problems } = checkSettings({ password: { use: 'fixed', text: '' } });

    expect(problems).toEqual([{ where: 'password.text', what: { code: 'empty', values: [] } }]);
  });

  test('drops settings it does not know', () => {
    expect(checkSettings({ colour: 'red' }).settings).toEqual(defaultSettings);
  });
});

describe('settingProblem', () => {
  test.each(['example.com', ' Example.COM ', 'mail.test.example', 'münchen.example', 'xn--mnchen-3ya.example', 'a.co'])(
    'takes %j as e-mail domain',
    (domain) => {
      expect(settingProblem('emailDomain', domain)).toBeNull();
    },
  );

  test.each([
    '',
    'localhost',
    'me@example.com',
    'https://example.com',
    '-a.com',
    'a-.com',
    'a..com',
    'a b.com',
    '.com',
  ])('refuses %j as e-mail domain', (domain) => {
    expect(settingProblem('emailDomain', domain)).toMatchObject({ where: 'emailDomain' });
  });

  test.each(['page', 'de-DE', 'zh-TW'])('takes %j as language', (language) => {
    expect(settingProblem('language', language)).toBeNull();
  });

  test('names a language that is not offered', () => {
    expect(settingProblem('language', 'tlh')?.what).toEqual({ code: 'not-language', values: ['tlh'] });
  });
});

describe('planSettings', () => {
  test('turns the password choice into the text `plan` takes', () => {
    const fixed = planSettings({ ...defaultSettings, password: { use: 'fixed', text: 'Geheim-1' } });
    const generated = planSettings(defaultSettings);

    expect([fixed.fixedPassword, generated.fixedPassword]).toEqual(['Geheim-1', '']);
  });
});
