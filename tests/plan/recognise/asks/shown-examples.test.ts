import { describe, expect, it } from 'vitest';
import { lineWith, shownOf } from '../../shown-of';

describe('an answer that a placeholder shows', () => {
  it.each([
    ['en-GB', 'Zither strings', 'e.g. 21G', '21G'],
    ['en-GB', 'Zither tuning', 'e.g. baroque pitch', 'Baroque pitch'],
    ['de-DE', 'Zitherstimmung', 'z. B. Münchner Stimmung', 'Münchner Stimmung'],
  ])('%s: “%s” where nothing else is known', async (tag, label, placeholder, answer) => {
    expect(await shownOf(tag, lineWith(label, placeholder))).toEqual([answer]);
  });

  it('is read at once, however long it is', async () => {
    const started = performance.now();
    await shownOf('en-GB', lineWith('Zither', `${'A1'.repeat(29)}%`), lineWith('Zither', `${'ABCDEF 1-'.repeat(6)}a`));
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('is none where it is only begun, or tells what to do', async () => {
    const [begun, told] = await shownOf(
      'en-GB',
      lineWith('Zither tuning', 'e.g. 1. Go to…'),
      lineWith('Zither', 'Type here'),
    );
    expect(begun).not.toMatch(/Go to/);
    expect(told).not.toMatch(/Type/);
  });
});
