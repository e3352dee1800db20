import type { IdRules } from './id-rules';

/** Which rules a country has. */
export const idRulesByCountry: Readonly<Record<string, IdRules>> = {};
