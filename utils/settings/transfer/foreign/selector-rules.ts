import type { Rule } from '../../../plan/rules/rule';
import type { ValueSpec } from '../../../plan/value-language/value-spec';
import { foreignRule, type LeftOut, type Tool } from './foreign-rules';

/** A field of a tool that names fields by CSS selectors. */
export interface SelectorField {
  readonly selector: string;
  /** As it is written; a program or a generator where `unusable` says so. */
  readonly value: unknown;
  readonly unusable?: 'code' | 'generator';
}

interface SelectorSet {
  readonly tool: Tool;
  readonly name: string;
  /** null where the tool's address could be no site of ours. */
  readonly site: string | null;
  readonly on: boolean;
  readonly fields: readonly SelectorField[];
}

/** The rules of one set of fields; what cannot be a rule is put on the list of what is left out. */
export function selectorRules({ tool, name, site, on, fields }: SelectorSet, left: LeftOut[]): Rule[] {
  return fields.flatMap(({ selector, value, unusable }) => {
    const what = `${name}: ${selector}`;
    const said = unusable ? null : valueOf(value);
    if (!said || selector === '') {
      left.push({ what, why: unusable ?? 'unreadable' });
      return [];
    }
    const isOn = on && site !== null;
    return foreignRule(tool, name || selector, site, { by: 'selector', selector }, said, isOn);
  });
}

function valueOf(value: unknown): ValueSpec | null {
  if (typeof value === 'string') return { is: 'fixed', text: value };
  if (typeof value === 'number') return { is: 'fixed', text: String(value) };
  if (typeof value === 'boolean') return { is: 'fixed', text: value ? 'yes' : 'no' };
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return null;
  return { is: 'fixed', text: value.join(', ') };
}
