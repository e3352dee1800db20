/**
 * How a date is usually written in digits, by country, else by language (CLDR's short date, years in four digits).
 * D and M without a partner are written without a leading zero.
 */
const byCountry: Readonly<Record<string, string>> = {
  US: 'MM/DD/YYYY',
  PH: 'MM/DD/YYYY',
  CA: 'YYYY-MM-DD',
  ZA: 'YYYY/MM/DD',
  CN: 'YYYY-MM-DD',
  TW: 'YYYY/MM/DD',
  JP: 'YYYY/MM/DD',
  KR: 'YYYY-MM-DD',
  HU: 'YYYY.MM.DD',
  LT: 'YYYY-MM-DD',
  SE: 'YYYY-MM-DD',
  IR: 'YYYY/MM/DD',
  MN: 'YYYY-MM-DD',
  NL: 'DD-MM-YYYY',
  DK: 'DD-MM-YYYY',
  IN: 'DD/MM/YYYY',
  PT: 'DD/MM/YYYY',
  CH: 'DD.MM.YYYY',
  BE: 'DD/MM/YYYY',
};

const byLanguage: Readonly<Record<string, string>> = {
  de: 'DD.MM.YYYY',
  ru: 'DD.MM.YYYY',
  uk: 'DD.MM.YYYY',
  pl: 'DD.MM.YYYY',
  cs: 'DD.MM.YYYY',
  sk: 'DD.MM.YYYY',
  tr: 'DD.MM.YYYY',
  fi: 'DD.MM.YYYY',
  nb: 'DD.MM.YYYY',
  no: 'DD.MM.YYYY',
  nn: 'DD.MM.YYYY',
  ro: 'DD.MM.YYYY',
  bg: 'DD.MM.YYYY',
  hr: 'DD.MM.YYYY',
  sr: 'DD.MM.YYYY',
  sl: 'DD.MM.YYYY',
  et: 'DD.MM.YYYY',
  lv: 'DD.MM.YYYY',
  he: 'DD.MM.YYYY',
  nl: 'DD-MM-YYYY',
  da: 'DD-MM-YYYY',
  sv: 'YYYY-MM-DD',
  lt: 'YYYY-MM-DD',
  hu: 'YYYY.MM.DD',
  ja: 'YYYY/MM/DD',
  zh: 'YYYY-MM-DD',
  ko: 'YYYY-MM-DD',
  fa: 'YYYY/MM/DD',
};

const elsewhere = 'DD/MM/YYYY';

/**
 * @param language BCP 47 tag
 * @param country ISO 3166-1 alpha-2
 */
export function usualDateFormat(language: string, country: string): string {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1] ?? country;
  return byCountry[region] ?? byLanguage[language.split('-')[0]!.toLowerCase()] ?? elsewhere;
}
