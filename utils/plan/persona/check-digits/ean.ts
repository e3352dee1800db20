/** GS1 check digit of EAN-8, EAN-13, UPC-A, ISBN-13 and SSCC: weights 3 and 1 from the right. */
export function eanDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
