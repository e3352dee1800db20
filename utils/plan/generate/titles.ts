/** Words of the person's work and schooling that agree with each other, and titles with the person's sex. */
import type { Kind } from '../../kinds/kinds';
import { text } from './drafts';
import type { Generator } from './generator';

/** Titles of women where the language has a word of their own, in the order of `phrases`; the same for both is ''. */
const ofWomen: Readonly<Record<string, readonly string[]>> = {
  ar: 'مديرة مشروع|مهندسة برمجيات|محاسبة|مصممة منتجات|مديرة مبيعات|مديرة مكتب|محللة بيانات|معلمة|ممرضة|مهندسة معمارية'.split(
    '|',
  ),
  cs: '|Vývojářka softwaru||Produktová designérka|||Datová analytička|Učitelka||Architektka'.split('|'),
  el: 'Υπεύθυνη έργου|||Σχεδιάστρια προϊόντων|Διευθύντρια πωλήσεων|Υπεύθυνη γραφείου|Αναλύτρια δεδομένων||Νοσηλεύτρια|'.split(
    '|',
  ),
  es: 'Jefa de proyecto|Ingeniera de software||Diseñadora de producto|Jefa de ventas|Jefa de oficina||Profesora|Enfermera|Arquitecta'.split(
    '|',
  ),
  fr: 'Cheffe de projet|Ingénieure logiciel||||Responsable administrative||Enseignante|Infirmière|'.split('|'),
  hr: 'Voditeljica projekta|Programska inženjerka||Dizajnerica proizvoda|Voditeljica prodaje|Voditeljica ureda|Analitičarka podataka|Učiteljica||Arhitektica'.split(
    '|',
  ),
  it: '|Ingegnera del software|||||||Infermiera|Architetta'.split('|'),
  pl: 'Kierowniczka projektu|Programistka|Księgowa|Projektantka|Kierowniczka sprzedaży|Kierowniczka biura|Analityczka danych|Nauczycielka|Pielęgniarka|Architektka'.split(
    '|',
  ),
  pt: '|Engenheira de software|Contadora|||Gerente administrativa||Professora|Enfermeira|Arquiteta'.split('|'),
  'pt-PT':
    'Gestora de projeto|Engenheira de software|||Diretora de vendas|Gestora de escritório||Professora|Enfermeira|Arquiteta'.split(
      '|',
    ),
  ro: '|Ingineră software|Contabilă||Directoare de vânzări|||Profesoară|Asistentă medicală|Arhitectă'.split('|'),
  ru: '||||||||Медсестра|'.split('|'),
  sk: '|Softvérová vývojárka|Účtovníčka|Produktová dizajnérka|||Dátová analytička|Učiteľka||Architektka'.split('|'),
  uk: 'Керівниця проєкту|Розробниця|Бухгалтерка|Дизайнерка|Керівниця відділу продажу|Офіс-менеджерка|Аналітикиня даних|Учителька||Архітекторка'.split(
    '|',
  ),
};
/** Titles of men where the usual word is a woman's. */
const ofMen: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  cs: { 8: 'Zdravotník' },
  hr: { 8: 'Medicinski tehničar' },
  ru: { 8: 'Медбрат' },
  sk: { 8: 'Zdravotník' },
  uk: { 8: 'Медбрат' },
};

const ofAmerica = {
  Grado: 'Licenciatura',
  Máster: 'Maestría',
  Informática: 'Ingeniería en sistemas',
} as const;

/** What countries say otherwise than the language's first one. */
const regional: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-CH': { Promotion: 'Doktorat' },
  'de-AT': { Promotion: 'Doktorat' },
  'es-AR': ofAmerica,
  'es-CL': ofAmerica,
  'es-CO': { ...ofAmerica, Grado: 'Pregrado' },
  'es-MX': ofAmerica,
  'fr-BE': { Licence: 'Bachelier' },
  'fr-CA': { Licence: 'Baccalauréat', Master: 'Maîtrise' },
  'fr-CH': { Licence: 'Bachelor' },
};

export const jobTitle: Generator = ({ persona: { name, locale, work } }) => {
  const { title } = work.occupation;
  const { phrases, english } = locale;
  const language = [locale.tag, phrases.language].find((one) => Object.hasOwn(ofWomen, one)) ?? locale.language;
  const own = name.sex === 'female' ? ofWomen[language]?.[title] : ofMen[language]?.[title];
  return text(
    regional[locale.tag]?.[phrases.words['organization-title']?.[title] ?? ''] ?? own ?? '',
    phrases.words['organization-title']?.[title] ?? '',
    english.words['organization-title']?.[title] ?? '',
  );
};

export const degree: Generator = ({ persona: { locale, work } }) => placed('degree', work.occupation.degree, locale);

export const fieldOfStudy: Generator = ({ persona: { locale, work } }) =>
  placed('field-of-study', work.occupation.field, locale);

/** The department of the person's job; of teachers and nurses "Education" and "Health care". */
export const department: Generator = (context) => {
  const { work, locale } = context.persona;
  const { departments } = work.occupation;
  if (departments.length === 0) return industry(context);
  return placed('department', context.persona.fact('department').pick(departments), locale);
};

export const industry: Generator = ({ persona }) =>
  placed('industry', persona.fact('industry').pick(persona.work.occupation.industries), persona.locale);

/** Letters behind a name: generations count men of America, degrees are everybody's. */
export const suffix: Generator = ({ persona: { name, locale, work, fact } }) => {
  const counts = name.sex === 'male' && (locale.country === 'US' || locale.country === 'CA');
  return text(counts ? fact('suffix').pick(['Jr.', 'II', 'III']) : ['BSc', 'MSc', 'PhD'][work.occupation.degree]!);
};

function placed(kind: Kind, place: number, { phrases, english, tag }: Parameters<Generator>[0]['persona']['locale']) {
  const word = phrases.words[kind]?.[place] ?? '';
  return text(regional[tag]?.[word] ?? '', word, english.words[kind]?.[place] ?? '');
}
