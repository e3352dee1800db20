import { describe, expect, it } from 'vitest';
import { exampleSort, notationOf } from '../../../utils/plan/asks/shown-example';

describe('an example of a hostile page', () => {
  // An expression that goes back over each sign would be at it for years.
  it.each([
    `A${'0'.repeat(97)}!`,
    `A${'0-'.repeat(48)}!`,
    `CREW ${'_'.repeat(80)} (print)`,
    `${'X0'.repeat(48)}?`,
    `a=${'bbbb='.repeat(19)}`,
    `a=b${' a=b'.repeat(24)};`,
    `v1${'.a1'.repeat(32)}!`,
    `@${'a-'.repeat(48)}!`,
  ])('is read to its end: “%s”', (text) => {
    expect(() => exampleSort(text)).not.toThrow();
  });

  it('is still told by its signs', () => {
    expect(exampleSort('WR-000000')).toBe('code');
    expect(exampleSort('4xxxxx')).toBe('code');
    expect(exampleSort('000-000')).not.toBe('code');
    expect(notationOf('rack=12, site=north')).toBe('pairs');
    expect(notationOf('rack=12 site=north')).toBe('pairs');
    expect(notationOf('rack=12site=north')).toBeNull();
  });
});
