/** Remainder by 97 of a row of digits of any length. */
export function mod97(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Letters as two digits, A = 10 to Z = 35, as ISO 7064 and ISO 13616 count them. */
export function lettersAsDigits(text: string): string {
  return [...text].map((sign) => String(parseInt(sign, 36))).join('');
}

/** IBAN of a country and its domestic part (ISO 13616), without spaces. */
export function makeIban(country: string, bban: string): string {
  const rest = mod97(lettersAsDigits(`${bban}${country}00`));
  return `${country}${String(98 - rest).padStart(2, '0')}${bban}`;
}
