import { describe, expect, it } from 'vitest';
import { oddAnswers } from './fill';
import { forms } from './all';

/** Persons each form is filled with. */
const persons = 3;

describe('forms as sites write them, filled for a sceptical reader', () => {
  it.each(forms.map((form) => [form.title, form] as const))('%s', async (_, form) => {
    for (let nth = 0; nth < persons; nth++) expect(await oddAnswers(form, nth)).toEqual([]);
  });
});

it('covers enough forms, languages and pages that do not tell theirs', () => {
  const foreign = forms.filter(({ title }) => /^\p{L}+:/u.test(title));
  expect(forms.length).toBeGreaterThanOrEqual(60);
  expect(foreign.length).toBeGreaterThanOrEqual(25);
  expect(foreign.filter(({ lang }) => lang === '').length).toBeGreaterThanOrEqual(12);
});
