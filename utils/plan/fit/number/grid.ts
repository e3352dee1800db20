import { ceilDivide, decimal, floorDivide, showDecimal, unitsAt, type Decimal } from './decimal';

/** The rules of a numeric control, as `NumberControl` has them. */
export interface NumberRules {
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly stepBase: number;
}

/** The values a numeric control allows: whole numbers of steps from a base, from first to last. */
export interface Grid {
  /** null where there is no bound. */
  readonly first: string | null;
  readonly last: string | null;
  /** The allowed value next to a number, in its shortest notation. */
  nearest(number: number): string;
  /** The value `steps` further than an allowed one; it may be out of bounds. */
  beyond(value: string, steps: number): string;
  /** How far apart two neighbours are. */
  readonly step: number;
}

/**
 * @param decimals digits after the point where the control allows any number
 * @returns null where no value is allowed
 */
export function makeGrid(written: NumberRules, decimals: number): Grid | null {
  const rules = finiteRules(written);
  const step = rules.step !== null && rules.step > 0 ? rules.step : anyStep(rules, decimals);
  const base = decimal(rules.step === null ? 0 : rules.stepBase);
  const [min, max] = [rules.min, rules.max].map((bound) => (bound === null ? null : decimal(bound)));
  const scale = Math.max(...[decimal(step), base, min, max].map((number) => number?.scale ?? 0));
  const at = (number: Decimal) => unitsAt(number, scale);
  const size = at(decimal(step));
  const first = min ? ceilDivide(at(min) - at(base), size) : null;
  const last = max ? floorDivide(at(max) - at(base), size) : null;
  if (first !== null && last !== null && first > last) return null;
  const show = (index: bigint) => showDecimal({ units: at(base) + index * size, scale });
  const indexOf = (number: number) => nearestIndex(decimal(number), base, size, scale);
  return {
    step,
    first: first === null ? null : show(first),
    last: last === null ? null : show(last),
    nearest: (number) => show(clamp(indexOf(number), first, last)),
    beyond: (value, steps) => show(indexOf(Number(value)) + BigInt(steps)),
  };
}

/** What is no finite number bounds nothing. */
export function finiteRules({ min, max, step, stepBase }: NumberRules): NumberRules {
  const orNull = (number: number | null) => (Number.isFinite(number) ? number : null);
  return { min: orNull(min), max: orNull(max), step: orNull(step), stepBase: orNull(stepBase) ?? 0 };
}

/** Where any number is allowed: round ones, finer where the bounds stand close together. */
function anyStep({ min, max }: NumberRules, decimals: number): number {
  const room = min !== null && max !== null ? max - min : 1;
  const digits = room >= 1 || room <= 0 ? decimals : Math.max(decimals, Math.ceil(-Math.log10(room)) + 1);
  const bounds = [min, max].map((bound) => (bound !== null && room < 1 ? decimal(bound).scale : 0));
  return Number(`1e-${Math.max(digits, ...bounds)}`);
}

function nearestIndex(number: Decimal, base: Decimal, size: bigint, scale: number): bigint {
  const fine = Math.max(scale, number.scale);
  const distance = unitsAt(number, fine) - unitsAt(base, fine);
  const stride = size * 10n ** BigInt(fine - scale);
  return floorDivide(2n * distance + stride, 2n * stride);
}

function clamp(index: bigint, first: bigint | null, last: bigint | null): bigint {
  if (first !== null && index < first) return first;
  if (last !== null && index > last) return last;
  return index;
}
