/** Exact decimal numbers: `units × 10^-scale`. Floats are read by their shortest notation, as a browser reads them. */
export interface Decimal {
  readonly units: bigint;
  /** Digits after the point, 0 or more. */
  readonly scale: number;
}

const notation = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** @throws RangeError for NaN and infinities */
export function decimal(number: number): Decimal {
  const match = notation.exec(String(number));
  if (!match) throw new RangeError(`not a finite number: ${number}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(`${whole}${fraction}`) * (scale < 0 ? 10n ** BigInt(-scale) : 1n);
  return { units: sign ? -digits : digits, scale: Math.max(scale, 0) };
}

/** The number's units at a finer (or equal) scale. */
export function unitsAt({ units, scale }: Decimal, finer: number): bigint {
  return units * 10n ** BigInt(finer - scale);
}

/** The shortest notation without an exponent: `0.1`, `-12`, `1000000`. */
export function showDecimal({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return sign + whole + (fraction && `.${fraction}`);
}

export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
}

export function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return -floorDivide(-dividend, divisor);
}
