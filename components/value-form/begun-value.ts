import type { TextSpec, ValueSpec } from '../../utils/plan/value-language/value-spec';

/** Each form of value, as it begins. */
export type Blanks<V extends { readonly is: string }> = { readonly [Is in V['is']]: Extract<V, { readonly is: Is }> };

export const blankTexts = {
  fixed: { is: 'fixed', text: '' },
  template: { is: 'template', text: '' },
  list: { is: 'list', entries: [] },
  pattern: { is: 'pattern', pattern: '' },
  number: { is: 'number', from: 18, to: 65, step: 1 },
  date: { is: 'date', from: 'today', to: 'today+30d', format: '' },
} as const satisfies Blanks<TextSpec>;

/** A value of another form: what was typed as one form of text goes on as the other. */
export function begunValue<V extends { readonly is: string }>(blanks: Blanks<V>, form: V['is'], now: V): V {
  const goesOn = (form === 'fixed' || form === 'template') && 'text' in now;
  return goesOn ? { ...blanks[form], text: now.text } : blanks[form];
}

/** Each form of the value language, as it begins. */
export const blanks: Blanks<ValueSpec> = {
  ...blankTexts,
  kind: { is: 'kind', kind: 'email' },
  skip: { is: 'skip' },
  keep: { is: 'keep' },
};
