import { describe, expect, it } from 'vitest';
import { edgeCategories } from '../../utils/catalogue/edge-case';
import { allEdgeCases } from '../../utils/catalogue/edge-cases';

describe('the catalogue of edge cases', () => {
  it('names each case once', () => {
    const ids = allEdgeCases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
  });

  it('holds each value once in a category', () => {
    const values = allEdgeCases.map(({ category, value }) => `${category} ${value}`);
    expect(new Set(values).size).toBe(values.length);
  });

  it('has cases in each category, each with a title and a field that it suits', () => {
    expect(new Set(allEdgeCases.map(({ category }) => category))).toEqual(new Set(Object.keys(edgeCategories)));
    for (const { title, suits, value } of allEdgeCases) {
      expect([title === '', suits.length === 0, value === '']).toEqual([false, false, false]);
    }
  });

  it('writes e-mail addresses on reserved domains only (RFC 2606)', () => {
    const domains = allEdgeCases
      .filter(({ suits }) => suits.includes('email'))
      .map(({ value }) => value.split('@').at(-1)!.toLowerCase());
    for (const domain of domains) expect(domain).toMatch(/(^|\.)(example(\.com)?|localhost)$/);
  });
});
