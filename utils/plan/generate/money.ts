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
  BRL: { scale: 3, unit: 0.01, pay: [3, 15] },
  CNY: { scale: 5, unit: 0.01, pay: [6, 30] },
  CZK: { scale: 20, unit: 1, pay: [30, 90] },
  DKK: { scale: 7, unit: 1, pay: [26, 60] },
  EGP: { scale: 25, unit: 1, pay: [8, 40] },
  HUF: { scale: 300, unit: 10, pay: [400, 1200] },
  IDR: { scale: 10_000, unit: 1000, pay: [5_000, 25_000] },
  ILS: { scale: 4, unit: 0.01, pay: [8, 30] },
  INR: { scale: 40, unit: 1, pay: [400, 2400] },
  IRR: { scale: 200_000, unit: 10_000, pay: [150_000, 600_000] },
  JPY: { scale: 130, unit: 10, pay: [3_200, 9_000] },
  KRW: { scale: 1200, unit: 100, pay: [32_000, 90_000] },
  MXN: { scale: 14, unit: 1, pay: [10, 50] },
  NOK: { scale: 10, unit: 1, pay: [400, 900] },
  PLN: { scale: 3, unit: 0.01, pay: [5, 18] },
  RON: { scale: 4, unit: 0.01, pay: [4, 15] },
  RUB: { scale: 60, unit: 1, pay: [60, 220] },
  SEK: { scale: 10, unit: 1, pay: [28, 60] },
  THB: { scale: 25, unit: 1, pay: [18, 80] },
  TRY: { scale: 25, unit: 1, pay: [30, 120] },
  TWD: { scale: 25, unit: 1, pay: [32, 90] },
  UAH: { scale: 25, unit: 1, pay: [20, 80] },
  VND: { scale: 15_000, unit: 1000, pay: [10_000, 40_000] },
};
const others: CurrencyFacts = { scale: 1, unit: 0.01, pay: [28, 90] };

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
  const [low, high] = factsFor(persona).pay;
  const { pay: place } = persona.work.occupation;
  return number(Math.round(low + place * (high - low)) * 1000, low * 500, high * 2000);
}
