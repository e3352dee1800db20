/** Amounts in the person's currency, as large there as one would expect. */
import type { Draft } from '../draft';
import type { Persona } from '../persona/persona';
import { number } from './drafts';

interface CurrencyFacts {
  /** What one euro or dollar's worth of everyday things costs, roughly. */
  readonly scale: number;
  /** Amounts are usually whole multiples of it. */
  readonly unit: number;
  /** Usual pay as people say it there (by year or month), in thousands. */
  readonly pay: readonly [low: number, high: number];
}

/** For currencies whose amounts differ from those in euro by more than a little. */
const currencies: Readonly<Record<string, CurrencyFacts>> = {
  AED: { scale: 4, unit: 0.01, pay: [6, 30] },
  ARS: { scale: 1500, unit: 10, pay: [900, 3500] },
  AUD: { scale: 1.5, unit: 0.01, pay: [58, 145] },
  BRL: { scale: 3, unit: 0.01, pay: [3, 15] },
  CAD: { scale: 1.4, unit: 0.01, pay: [45, 125] },
  CHF: { scale: 1, unit: 0.05, pay: [58, 130] },
  CLP: { scale: 1000, unit: 10, pay: [700, 3200] },
  CNY: { scale: 5, unit: 0.01, pay: [6, 30] },
  COP: { scale: 4500, unit: 100, pay: [1800, 9000] },
  CZK: { scale: 20, unit: 1, pay: [30, 90] },
  DKK: { scale: 7, unit: 1, pay: [26, 60] },
  EGP: { scale: 25, unit: 1, pay: [8, 40] },
  GBP: { scale: 1, unit: 0.01, pay: [25, 80] },
  HUF: { scale: 300, unit: 10, pay: [400, 1200] },
  IDR: { scale: 10_000, unit: 1000, pay: [5_000, 25_000] },
  ILS: { scale: 4, unit: 0.01, pay: [8, 30] },
  INR: { scale: 40, unit: 1, pay: [400, 2400] },
  IRR: { scale: 200_000, unit: 10_000, pay: [150_000, 600_000] },
  JPY: { scale: 130, unit: 10, pay: [3_200, 9_000] },
  KRW: { scale: 1200, unit: 100, pay: [32_000, 90_000] },
  MXN: { scale: 14, unit: 1, pay: [10, 50] },
  NOK: { scale: 10, unit: 1, pay: [400, 900] },
  NZD: { scale: 1.7, unit: 0.01, pay: [55, 135] },
  PLN: { scale: 3, unit: 0.01, pay: [5, 18] },
  RON: { scale: 4, unit: 0.01, pay: [4, 15] },
  RUB: { scale: 60, unit: 1, pay: [60, 220] },
  SAR: { scale: 4, unit: 0.01, pay: [5, 25] },
  SEK: { scale: 10, unit: 1, pay: [28, 60] },
  SGD: { scale: 1.5, unit: 0.01, pay: [40, 130] },
  THB: { scale: 25, unit: 1, pay: [18, 80] },
  TRY: { scale: 25, unit: 1, pay: [30, 120] },
  TWD: { scale: 25, unit: 1, pay: [32, 90] },
  UAH: { scale: 25, unit: 1, pay: [20, 80] },
  USD: { scale: 1, unit: 0.01, pay: [38, 130] },
  VND: { scale: 15_000, unit: 1000, pay: [10_000, 40_000] },
  ZAR: { scale: 18, unit: 1, pay: [12, 65] },
};
const others: CurrencyFacts = { scale: 1, unit: 0.01, pay: [28, 90] };

/** Where the euro is paid less of than in Germany, in thousands a year. */
const payInEuro: Readonly<Record<string, CurrencyFacts['pay']>> = {
  ES: [19, 55],
  FR: [24, 68],
  GR: [13, 36],
  HR: [13, 40],
  IT: [21, 60],
  PT: [14, 42],
  SK: [13, 40],
};

function factsFor({ locale }: Persona): CurrencyFacts {
  return currencies[locale.places.currency] ?? others;
}

/**
 * An amount drawn in euro, in the person's currency.
 * @param amount, low, high in euro; `low` and `high` the span of what would be as believable
 * @param whole whether cents would look odd
 */
export function money(persona: Persona, amount: number, low: number, high: number, whole = false): Draft {
  const { scale, unit } = factsFor(persona);
  const step = whole ? Math.max(unit, 1) : unit;
  const decimals = step < 1 ? 2 : 0;
  const convert = (one: number) => Number((Math.round((one * scale) / step) * step).toFixed(decimals));
  return number(convert(amount), convert(low), convert(high), decimals);
}

/** What people of the person's country earn, as they would say it on a form. */
export function pay(persona: Persona): Draft {
  const { currency, country } = persona.locale.places;
  const [low, high] = (currency === 'EUR' ? payInEuro[country] : undefined) ?? factsFor(persona).pay;
  const { pay: place } = persona.work.occupation;
  return number(Math.round(low + place * (high - low)) * 1000, low * 500, high * 2000);
}
