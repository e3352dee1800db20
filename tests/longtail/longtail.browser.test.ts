import { beforeAll, describe, expect, it } from 'vitest';
import baseline from './baseline.json';
import { persons, planLongTail, spreadOf } from './plan-longtail';
import { readForms } from './read-forms';
import { scoreOf, type Score } from './score';

const minutes = 60_000;

describe('forms of the long tail', () => {
  const forms = readForms();
  let score: Score = {};

  beforeAll(async () => {
    score = scoreOf(await planLongTail(spreadOf(forms), persons.slice(0, 1)));
  }, 10 * minutes);

  it('are many, in many languages, a fifth of them held out', () => {
    expect(forms.length).toBeGreaterThanOrEqual(60);
    expect(forms.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(900);
    expect(new Set(forms.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(8);
    expect(forms.filter(({ held }) => held).length / forms.length).toBeGreaterThan(0.2);
  });

  it('hold what a native reader accepts, as often as the baseline says', () => {
    expect(score).toEqual(baseline.spread);
  });
});
