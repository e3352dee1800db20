/** Words of the person's work and schooling that agree with each other, and titles with the person's sex. */
import type { Kind } from '../../kinds/kinds';
import { text } from './drafts';
import type { Generator } from './generator';

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
  const own = phrases.titlesOf?.[name.sex]?.[title];
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
