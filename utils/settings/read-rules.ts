import * as v from 'valibot';
import type { Rule } from '../plan/rules/rule';
import type { SettingsProblem } from './read-settings';
import { ruleSchema, rulesLimits, rulesVersion } from './rules-schema';

/** What is stored and exported for rules. */
export interface RulesDocument {
  readonly version: number;
  readonly rules: readonly Rule[];
}

export interface ReadRules {
  /** Those that are right. */
  readonly rules: readonly Rule[];
  /** What is wrong with the others: `rules.3.fields.0.pattern`. */
  readonly problems: readonly SettingsProblem[];
  /** The others, as they were. */
  readonly wrong: readonly unknown[];
}

export function rulesDocument(rules: readonly Rule[]): RulesDocument {
  return { version: rulesVersion, rules };
}

/** Reads a stored or exported document, rule by rule. Never throws. */
export function readRules(stored: unknown): ReadRules {
  if (stored === null || stored === undefined) return { rules: [], problems: [], wrong: [] };
  const document = stored as Partial<RulesDocument>;
  if (typeof stored !== 'object' || !Array.isArray(document.rules)) {
    return unreadable(stored, 'rules', 'expected a list of rules');
  }
  if (!Number.isInteger(document.version) || document.version! > rulesVersion) {
    return unreadable(stored, 'version', `expected a version up to ${rulesVersion}: made by a newer Understudy`);
  }
  return checkRules(document.rules);
}

/** Checks rules of today's version. Of two with one id the first stands. */
export function checkRules(candidates: readonly unknown[]): ReadRules {
  const rules: Rule[] = [];
  const problems: SettingsProblem[] = [];
  const wrong: unknown[] = [];
  const ids = new Set<string>();
  candidates.forEach((candidate, index) => {
    const result = v.safeParse(ruleSchema, candidate);
    const where = `rules.${index}`;
    const isRight = result.success && !ids.has(result.output.id) && rules.length < rulesLimits.rules;
    if (isRight) {
      ids.add(result.output.id);
      rules.push(result.output);
      return;
    }
    wrong.push(candidate);
    if (result.success) {
      const what = ids.has(result.output.id)
        ? 'expected an id of its own'
        : `expected at most ${rulesLimits.rules} rules`;
      problems.push({ where, what });
    } else {
      for (const issue of result.issues)
        problems.push({ where: [where, v.getDotPath(issue)].filter(Boolean).join('.'), what: issue.message });
    }
  });
  return { rules, problems, wrong };
}

function unreadable(stored: unknown, where: string, what: string): ReadRules {
  return { rules: [], problems: [{ where, what }], wrong: [stored] };
}
