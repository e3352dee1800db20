/** Where teachers teach and nurses nurse: no building firm employs them. */
import type { Occupation } from './occupation';

/** A school and a clinic, as `places.companies` writes templates. */
const named: Readonly<Record<string, readonly [school: string, clinic: string]>> = {
  ar: ['مدرسة {family}', 'مستشفى {family}'],
  cs: ['Základní škola Komenského', 'Nemocnice Milosrdných bratří'],
  da: ['{family}s Skole', '{family} Klinikken'],
  de: ['{family}-Schule', 'Klinik Dr. {family}'],
  el: ['Εκπαιδευτήρια {family}', 'Κλινική {family}'],
  en: ['{family} School', '{family} Clinic'],
  es: ['Colegio {family}', 'Clínica {family}'],
  fa: ['دبستان {family}', 'بیمارستان {family}'],
  fi: ['Puistolan koulu', 'Lääkärikeskus {family}'],
  fr: ['École {family}', 'Clinique {family}'],
  he: ['בית ספר {family}', 'מרפאת {family}'],
  hi: ['{family} विद्यालय', '{family} अस्पताल'],
  hr: ['Osnovna škola Centar', 'Poliklinika {family}'],
  hu: ['{family} Általános Iskola', '{family} Klinika'],
  id: ['Sekolah {family}', 'Klinik {family}'],
  it: ['Istituto {family}', 'Clinica {family}'],
  ja: ['{family}学園', '{family}病院'],
  ko: ['{family}초등학교', '{family}병원'],
  nb: ['{family} skole', '{family} legesenter'],
  nl: ['{family} College', 'Kliniek {family}'],
  pl: ['Szkoła Podstawowa nr 12', 'Szpital Miejski'],
  pt: ['Colégio {family}', 'Clínica {family}'],
  ro: ['Școala {family}', 'Clinica {family}'],
  ru: ['Школа № 12', 'Городская больница № 3'],
  sk: ['Základná škola Štúrova', 'Mestská nemocnica'],
  sv: ['{family}skolan', 'Vårdcentralen Centrum'],
  th: ['โรงเรียน{family}', 'โรงพยาบาล{family}'],
  tr: ['{family} Koleji', '{family} Hastanesi'],
  uk: ['Школа № 12', 'Міська лікарня № 3'],
  vi: ['Trường {family}', 'Bệnh viện {family}'],
  zh: ['育才小学', '仁爱医院'],
  'zh-TW': ['育才國小', '仁愛醫院'],
};

/** @returns the employer's name as a template; null for occupations that any company has */
export function employerOf({ employer }: Occupation, language: string, country: string): string | null {
  if (!employer) return null;
  const [school, clinic] = named[`${language}-${country}`] ?? named[language] ?? [null, null];
  return employer === 'school' ? school : clinic;
}
