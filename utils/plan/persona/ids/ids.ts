import { fillChecked } from '../check-digits/checked';
import { fillTemplate } from '../template';
import { birthParts } from './birth';
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

/** Countries whose VAT number is the company's own behind the country's letters. */
const companyInVat: Readonly<Record<string, (vat: string) => string>> = {
  AU: (vat) => vat.slice(2),
  BE: (vat) => vat.replace(/^BE(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3'),
  CZ: (vat) => vat.slice(2),
  DK: (vat) => vat.slice(2),
  FI: (vat) => vat.replace(/^FI(\d{7})(\d)$/, '$1-$2'),
  FR: (vat) => vat.slice(4),
  IT: (vat) => vat.slice(2),
  SE: (vat) => vat.replace(/^SE(\d{6})(\d{4})01$/, '$1-$2'),
};

/** Each number from a stream of its own; where a country knows one number by several names, from one stream. */
export function makeIds(context: IdContext): Ids {
  const rules: IdRules = idRulesByCountry[context.country] ?? {};
  const parts = numberParts(context);
  const make = (id: keyof Ids, further?: Record<string, string>) => {
    const first = allIds.find((other) => rules[other] && rules[other] === rules[id]) ?? id;
    const shape = context.shapes?.[id];
    if (shape) return fillChecked(shape, context.stream.fork(id), { ...parts, ...further });
    const stream = context.stream.fork(first);
    return rules[id]?.({ ...context, stream }) ?? fillTemplate(general[id], stream);
  };
  const vat = make('vat');
  const national = make('national');
  return {
    national,
    social: make('social'),
    tax: make('tax'),
    vat,
    company: companyInVat[context.country]?.(vat) ?? make('company'),
    passport: make('passport'),
    driver: make('driver', { national }),
    insurance: make('insurance'),
  };
}

/**
 * What templates of numbers may take of a person: parts of the birth date, the month with 50 for women, the day with 40 or 60
 * for people without a number of their own, the year in which they came of age, first letters of the names, the region; and
 * which of `{man|woman}` or `{man|woman|man born since 2000|woman born since 2000}` they are.
 */
export function numberParts({
  birthDate,
  name,
  address,
}: Pick<IdContext, 'birthDate' | 'name' | 'address'>): Record<string, string> {
  const { yyyy, yy, mm, dd } = birthParts(birthDate);
  const isWoman = name.sex === 'female';
  const initials = (latin: string, count: number) =>
    latin
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
      .slice(0, count);
  return {
    ...{ yyyy, yyy: yyyy.slice(1), yy, mm, dd },
    ...{ dd40: String(Number(dd) + 40), dd60: String(Number(dd) + 60) },
    mmOfSex: isWoman ? String(Number(mm) + 50) : mm,
    choice: String(Number(isWoman) + (yyyy >= '2000' ? 2 : 0)),
    ofAge: String(Number(yyyy) + 18),
    region: address.region.code,
    family: initials(name.family.latin, 3).padEnd(3, 'X'),
    given: initials(name.given.latin, 1) || 'X',
  };
}
