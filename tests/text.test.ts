import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Text from '../utils/text';
import { fakeI18n } from './popup/fake-i18n';

let text: typeof Text;

const chrome = { i18n: fakeI18n() };

beforeEach(async () => {
  chrome.i18n = fakeI18n();
  vi.stubGlobal('chrome', chrome);
  text = await import('../utils/text');
});

describe('a text', () => {
  test('takes its values in their places, numbers without grouping', () => {
    expect(text.text('statusFilled', 19_990, 20_000)).toBe('Filled 19990 of 20000');
  });

  test.each([
    [0, '0 embedded frames can’t be reached'],
    [1, '1 embedded frame can’t be reached'],
    [2, '2 embedded frames can’t be reached'],
  ])('that counts has the form for %i', (count, expected) => {
    expect(text.countedText('frames', count)).toBe(expected);
  });

  test('takes the general form where a language’s own is missing', () => {
    chrome.i18n = fakeI18n('ltr', 'pl');

    expect(text.uiLanguage()).toBe('pl');
    expect(text.countedText('frames', 2)).toBe('2 embedded frames can’t be reached');
  });

  test('runs in the direction the browser says', () => {
    chrome.i18n = fakeI18n('rtl');

    expect(text.uiDirection()).toBe('rtl');
  });
});
