/** Multiplication in the dihedral group D5. */
function multiply(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b) % 5) + 5;
  return b < 5 ? ((a - b + 5) % 5) + 5 : (a - b + 5) % 5;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function permute(digit: number, times: number): number {
  return times === 0 ? digit : permute(permutation[digit]!, times - 1);
}

/** Verhoeff check digit to append (Indian Aadhaar). */
export function verhoeffDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((c, digit, index) => multiply(c, permute(Number(digit), (index + 1) % 8)), 0);
  return String(sum === 0 || sum > 4 ? sum : 5 - sum);
}
