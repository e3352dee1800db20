/** The parts of a birth date as office numbers write them. @param birthDate `YYYY-MM-DD` */
export function birthParts(birthDate: string): Readonly<Record<'yyyy' | 'yy' | 'mm' | 'dd', string>> {
  return { yyyy: birthDate.slice(0, 4), yy: birthDate.slice(2, 4), mm: birthDate.slice(5, 7), dd: birthDate.slice(8) };
}
