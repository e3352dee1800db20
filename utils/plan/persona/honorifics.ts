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

/** @param language where it is none of the table's, as in English */
export function honorificOf(sex: 'female' | 'male', language: string): string {
  const [female, male] = honorifics[language] ?? honorifics.en!;
  return sex === 'female' ? female : male;
}

/** How lists and narrow boxes say it besides: for women, for men. */
const otherHonorifics: Readonly<Record<string, readonly [female: readonly string[], male: readonly string[]]>> = {
  ar: [['سيدة', 'الآنسة', 'آنسة'], ['سيد']],
  da: [['Frk.', 'Frøken'], ['Herr']],
  de: [['Fr.'], ['Hr.']],
  el: [['Κα'], ['Κος']],
  en: [
    ['Ms.', 'Mrs', 'Mrs.', 'Miss'],
    ['Mr.', 'Mister'],
  ],
  es: [
    ['Señora', 'Sra', 'Doña', 'D.ª'],
    ['Señor', 'Sr', 'Don', 'D.'],
  ],
  fa: [['سرکار خانم'], ['آقا', 'جناب آقای']],
  fi: [['Rva', 'Neiti'], ['Hra']],
  fr: [
    ['Mme', 'Mlle', 'Mademoiselle'],
    ['M.', 'Mr'],
  ],
  he: [['גב׳', "גב'"], []],
  hi: [['श्रीमती', 'कुमारी'], ['श्रीमान']],
  hr: [['Gđa', 'Gospođica'], ['G.']],
  id: [
    ['Nyonya', 'Ny.', 'Nona'],
    ['Tuan', 'Tn.'],
  ],
  it: [['Sig.ra', 'Signorina'], ['Sig.']],
  nl: [
    ['Mevr.', 'Mw.', 'Vrouw'],
    ['Dhr.', 'Heer', 'Meneer'],
  ],
  pt: [
    ['Senhora', 'Sra', 'Dona'],
    ['Senhor', 'Sr'],
  ],
  ro: [
    ['Doamnă', 'D-na', 'Dna'],
    ['Domn', 'D-l', 'Dl'],
  ],
  ru: [['Г-жа'], ['Г-н']],
  sv: [['Fröken'], ['Hr']],
  th: [['นาง'], []],
  tr: [['Hanım'], ['Bey']],
  vi: [['Cô', 'Chị'], ['Anh']],
  zh: [['小姐'], []],
};

/** All that a list may offer in its place: what is said in the language, then in English. */
export function honorificForms(sex: 'female' | 'male', language: string): string[] {
  const side = sex === 'female' ? 0 : 1;
  return [language, 'en'].flatMap((one) => [honorificOf(sex, one), ...(otherHonorifics[one]?.[side] ?? [])]);
}
