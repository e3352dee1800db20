/** ISO 7064 MOD 11,10 check digit (German tax id and VAT number, Croatian OIB). */
export function mod11And10(digits: string): string {
  const product = [...digits].reduce((carry, digit) => {
    const sum = (carry + Number(digit)) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return String((11 - product) % 10);
}

/** ISO 7064 MOD 11-2 check character, `X` for ten (Chinese resident number, ORCID). */
export function mod11And2(digits: string): string {
  const total = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  const check = (12 - total) % 11;
  return check === 10 ? 'X' : String(check);
}
