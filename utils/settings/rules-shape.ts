import type { Rule } from '../plan/rules/rule';
import type { ListShape } from './read-list';
import { ruleSchema, rulesLimits } from './rules-schema';

/** How rules are stored and exported. */
export const rulesShape: ListShape<Rule> = { name: 'rules', version: 1, schema: ruleSchema, most: rulesLimits.rules };
