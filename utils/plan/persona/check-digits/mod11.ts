import { weightedSum } from './weighted';

/** Eleven less the remainder of a weighted sum; ten has no digit: '', or `ten` where the country has one. */
export function mod11(digits: string, weights: readonly number[], ten = ''): string {
  const check = (11 - (weightedSum(digits, weights) % 11)) % 11;
  return check === 10 ? ten : String(check);
}

/** The remainder of a weighted sum by eleven itself, ten as `ten`. */
export function rest11(digits: string, weights: readonly number[], ten = '0'): string {
  const rest = weightedSum(digits, weights) % 11;
  return rest === 10 ? ten : String(rest);
}
