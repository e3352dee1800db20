/**
 * Form-O-Fill's export: its rules are JavaScript, kept as text. Taken over is what is data in it; nothing is run.
 * https://github.com/form-o-fill/form-o-fill-chrome-extension
 */
import * as v from 'valibot';
import type { Rule } from '../../../plan/rules/rule';
import type { ForeignRules, LeftOut } from './foreign-rules';
import { readLiteral, type Literal } from './read-literal';
import { selectorRules, type SelectorField } from './selector-rules';
import { siteOfUrlPattern } from './site-of-url-pattern';

const fileSchema = v.looseObject({
  rules: v.looseObject({ rules: v.array(v.looseObject({ code: v.string() })) }),
});

/** @returns null for a file of another making */
export async function readFormOFill(file: Readonly<Record<string, unknown>>): Promise<ForeignRules | null> {
  const read = v.safeParse(fileSchema, file);
  if (!read.success) return null;
  const rules: Rule[] = [];
  const left: LeftOut[] = [];
  for (const { code } of read.output.rules.rules) {
    const literal = await readLiteral(code);
    if (literal?.is !== 'list') left.push({ what: code.slice(0, 60), why: 'unreadable' });
    else for (const rule of literal.entries) rules.push(...rulesOf(rule, left));
  }
  return { tool: 'form-o-fill', rules, left };
}

function rulesOf(rule: Literal, left: LeftOut[]): Rule[] {
  if (rule.is !== 'object') {
    left.push({ what: rule.written, why: 'code' });
    return [];
  }
  const name = textOf(rule.entries['name']);
  const site = siteOf(rule.entries['url']);
  if (site === null) left.push({ what: `${name}: ${rule.entries['url']?.written ?? ''}`, why: 'site' });
  for (const part of ['before', 'after', 'setupContent', 'teardownContent'])
    if (rule.entries[part]) left.push({ what: `${name}: ${part}`, why: 'code' });
  const fields = rule.entries['fields'];
  const listed = fields?.is === 'list' ? fields.entries.map(fieldOf) : [];
  return selectorRules({ tool: 'form-o-fill', name, site, on: true, fields: listed }, left);
}

/** An address as text is the whole of it, as a regular expression any that it is found in. */
function siteOf(url: Literal | undefined): string | null {
  if (url?.is === 'pattern') return siteOfUrlPattern(url.source);
  if (url?.is !== 'value' || typeof url.value !== 'string') return null;
  return siteOfUrlPattern(`^${url.value.replace(/[?#].*$/, '').replace(/[\\^$.*+()[\]{}|]/g, '\\$&')}$`);
}

function fieldOf(field: Literal): SelectorField {
  if (field.is !== 'object') return { selector: field.written, value: null, unusable: 'code' };
  const value = field.entries['value'];
  return {
    selector: textOf(field.entries['selector']),
    value: value ? plainOf(value) : null,
    ...(value?.is === 'code' && { unusable: 'code' as const }),
  };
}

function plainOf(literal: Literal): unknown {
  if (literal.is === 'value') return literal.value;
  return literal.is === 'list' ? literal.entries.map(plainOf) : null;
}

function textOf(literal: Literal | undefined): string {
  return literal?.is === 'value' && typeof literal.value === 'string' ? literal.value : '';
}
