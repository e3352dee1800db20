import { beforeAll, describe, expect, it } from 'vitest';
import expectedMisses from './expected-misses.json';
import expectedOddities from './expected-oddities.json';
import { fillAll } from './fill-all';
import type { Judged } from './fill-form';
import { corpusFolder, formNames } from './forms';
import { misses, missKey, oddities, scoreOf } from './score';

const folder = corpusFolder();
const minutes = 60_000;

describe('forms of real sites', () => {
  let judged: Judged[] = [];

  beforeAll(async () => {
    if (!folder) return console.log('No corpus here (UNDERSTUDY_CORPUS): the forms of real sites were not tried.');
    judged = await fillAll(folder, formNames(folder));
  }, 10 * minutes);

  it('hold believable values in at least 98.5 % of their labelled fields', () => {
    const { good, of } = scoreOf(judged)['all'] ?? { good: 1, of: 1 };
    expect(good / of).toBeGreaterThanOrEqual(0.985);
  });

  it('miss what is expected to be missed, and nothing else', () => {
    const expected = folder ? Object.keys(expectedMisses) : [];
    expect([...new Set(misses(judged).map(missKey))].sort()).toEqual(expected.sort());
  });

  it('show nothing odd but what is left on purpose', () => {
    const expected = folder ? Object.keys(expectedOddities) : [];
    expect([...new Set(oddities(judged).map(missKey))].sort()).toEqual(expected.sort());
  });
});
