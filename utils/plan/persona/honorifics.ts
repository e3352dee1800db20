/** How a person is addressed on forms: for a woman, for a man. */
const honorifics: Readonly<Record<string, readonly [female: string, male: string]>> = {
  af: ['Mev.', 'Mnr.'],
  ar: ['السيدة', 'السيد'],
  az: ['Xanım', 'Cənab'],
  cs: ['Paní', 'Pan'],
  da: ['Fru', 'Hr.'],
  de: ['Frau', 'Herr'],
  el: ['Κυρία', 'Κύριος'],
  en: ['Ms', 'Mr'],
  es: ['Sra.', 'Sr.'],
  fa: ['خانم', 'آقای'],
  fi: ['Rouva', 'Herra'],
  fr: ['Madame', 'Monsieur'],
  he: ['גברת', 'מר'],
  hi: ['सुश्री', 'श्री'],
  hr: ['Gospođa', 'Gospodin'],
  hu: ['Asszony', 'Úr'],
  id: ['Ibu', 'Bapak'],
  it: ['Signora', 'Signor'],
  ja: ['様', '様'],
  ko: ['님', '님'],
  nb: ['Fru', 'Herr'],
  nl: ['Mevrouw', 'De heer'],
  pl: ['Pani', 'Pan'],
  pt: ['Sra.', 'Sr.'],
  ro: ['Doamna', 'Domnul'],
  ru: ['Госпожа', 'Господин'],
  sk: ['Pani', 'Pán'],
  sl: ['Gospa', 'Gospod'],
  sr: ['Gospođa', 'Gospodin'],
  sv: ['Fru', 'Herr'],
  th: ['นางสาว', 'นาย'],
  tr: ['Bayan', 'Bay'],
  uk: ['Пані', 'Пан'],
  vi: ['Bà', 'Ông'],
  zh: ['女士', '先生'],
};

export function honorificOf(sex: 'female' | 'male', language: string): string {
  const [female, male] = honorifics[language] ?? honorifics.en!;
  return sex === 'female' ? female : male;
}
