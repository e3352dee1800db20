const values: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A vehicle identification number with its ninth sign made right (49 CFR 565.15). @param vin 17 signs */
export function withVinCheck(vin: string): string {
  const sum = [...vin].reduce((total, sign, index) => total + (values[sign] ?? Number(sign)) * weights[index]!, 0);
  const check = sum % 11;
  return vin.slice(0, 8) + (check === 10 ? 'X' : check) + vin.slice(9);
}
