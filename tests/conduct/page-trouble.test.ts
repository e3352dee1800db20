import { describe, expect, it } from 'vitest';
import { troubleSentence } from '../../utils/conduct/page-trouble';

describe('troubleSentence', () => {
  it.each([
    ['Cannot access a chrome:// URL', 'Browser pages can’t be filled by extensions.'],
    ['The extensions gallery cannot be scripted.', 'The extension store lets no extension fill its pages.'],
    [
      'Cannot access a chrome-extension:// URL of different extension',
      'This page belongs to a viewer or another extension and can’t be filled.',
    ],
    ['Frame with ID 0 is showing error page', 'This page failed to load, so there is nothing to fill.'],
    ['The page did not answer within 5 seconds.', 'The page did not answer within 5 seconds. Reload it and try again.'],
  ])('%s', (message, sentence) => {
    expect(troubleSentence(new Error(message))).toBe(sentence);
  });

  it('passes on, shortened, what it does not know', () => {
    expect(troubleSentence('x'.repeat(500))).toHaveLength('This page can’t be filled: '.length + 160);
  });
});
