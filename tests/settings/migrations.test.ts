import { describe, expect, test } from 'vitest';
import { migrate, migrations, type Migration } from '../../utils/settings/migrations';
import { settingsVersion } from '../../utils/settings/settings';
import { checkSettings } from '../../utils/settings/read-settings';

describe('the way from every version to today’s', () => {
  test('has one step a version, without a gap, up to the newest', () => {
    const expected = Array.from({ length: settingsVersion }, (_, index) => index + 1);

    const actual = migrations.map((step) => step.to);

    expect(actual).toEqual(expected);
  });

  test.each(migrations)('version $to: its example', ({ migrate: step, example }) => {
    expect(step(example.before)).toEqual(example.after);
  });

  test.each(migrations)('version $to: what it was before is valid today', ({ to, example }) => {
    const { settings } = migrate({ version: to - 1, settings: example.before });

    expect(checkSettings(settings).problems).toEqual([]);
  });
});

describe('migrate', () => {
  const steps: readonly Migration[] = [1, 2, 3].map((to) => ({
    to,
    change: `adds ${to}`,
    migrate: (settings) => [...(settings as number[]), to],
    example: { before: [], after: [to] },
  }));

  test('takes only the steps after the document’s version, in order', () => {
    expect(migrate({ version: 1, settings: [1] }, steps)).toEqual({ version: 3, settings: [1, 2, 3] });
  });

  test('leaves the newest version alone', () => {
    expect(migrate({ version: 3, settings: ['own'] }, steps)).toEqual({ version: 3, settings: ['own'] });
  });

  test('refuses a version from the future and says which', () => {
    expect(() => migrate({ version: 4, settings: [] }, steps)).toThrow('newer-version 4 3');
  });

  test('a step that fails leaves the version where it was', () => {
    const failing: Migration = {
      to: 4,
      change: 'fails',
      migrate: () => {
        throw new TypeError('no such setting');
      },
      example: { before: [], after: [] },
    };
    const document = { version: 3, settings: [] };

    expect(() => migrate(document, [...steps, failing])).toThrow('no such setting');
    expect(document.version).toBe(3);
  });
});
