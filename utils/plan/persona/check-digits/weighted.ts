/** Sum of each digit times its weight; the base of most national check digits. Weights repeat when they run out. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * weights[index % weights.length]!, 0);
}
