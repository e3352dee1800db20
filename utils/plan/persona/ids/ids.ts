import { fillTemplate } from '../template';
import type { IdContext, IdRules, Ids } from './id-rules';
import { idRulesByCountry } from './by-country';

/** Shapes for countries that have no rule: letters and digits as most offices use them. */
const general: Record<keyof Ids, string> = {
  national: '#########',
  social: '#########',
  tax: '##########',
  vat: '#########',
  company: '########',
  passport: '@########',
  driver: '@########',
  insurance: '@#########',
};

const allIds = Object.keys(general) as readonly (keyof Ids)[];

/** Each number from a stream of its own; where a country knows one number by several names, from one stream. */
export function makeIds(context: IdContext): Ids {
  const rules: IdRules = idRulesByCountry[context.country] ?? {};
  const make = (id: keyof Ids) => {
    const first = allIds.find((other) => rules[other] && rules[other] === rules[id]) ?? id;
    const stream = context.stream.fork(first);
    return rules[id]?.({ ...context, stream }) ?? fillTemplate(general[id], stream);
  };
  return {
    national: make('national'),
    social: make('social'),
    tax: make('tax'),
    vat: make('vat'),
    company: make('company'),
    passport: make('passport'),
    driver: make('driver'),
    insurance: make('insurance'),
  };
}
