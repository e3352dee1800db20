/** Testofill's options: sets of fields by a regular expression over addresses. https://github.com/holyjak/Testofill-chrome-extension */
import * as v from 'valibot';
import type { Rule } from '../../../plan/rules/rule';
import type { ForeignRules, LeftOut } from './foreign-rules';
import { selectorRules, type SelectorField } from './selector-rules';
import { siteOfUrlPattern } from './site-of-url-pattern';

const fileSchema = v.looseObject({
  forms: v.record(
    v.string(),
    v.array(v.looseObject({ name: v.optional(v.string(), ''), fields: v.array(v.looseObject({ query: v.string() })) })),
  ),
});

/** @returns null for a file of another making */
export function readTestofill(file: Readonly<Record<string, unknown>>): ForeignRules | null {
  const read = v.safeParse(fileSchema, file);
  if (!read.success) return null;
  const rules: Rule[] = [];
  const left: LeftOut[] = [];
  for (const [address, sets] of Object.entries(read.output.forms)) {
    const site = siteOfUrlPattern(address);
    if (site === null) left.push({ what: address, why: 'site' });
    sets.forEach(({ name, fields }, nth) => {
      if (nth > 0) left.push({ what: name || address, why: 'choice' });
      const set = { tool: 'testofill', name, site, on: nth === 0, fields: fields.map(selectorField) } as const;
      rules.push(...selectorRules(set, left));
    });
  }
  return { tool: 'testofill', rules, left };
}

function selectorField(field: Readonly<Record<string, unknown>> & { readonly query: string }): SelectorField {
  const value = field['value'] ?? field['textContent'];
  return { selector: field.query, value, ...('generate' in field && { unusable: 'generator' as const }) };
}
