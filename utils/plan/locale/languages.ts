/** Which names and which country a language has. */
export interface LanguageEntry {
  /** Faker's code of the locale whose names serve. */
  readonly names: string;
  /** The country where the tag names none we know. */
  readonly country: string;
  /** Region → names of its own. */
  readonly regional?: Readonly<Record<string, string>>;
}

/** Countries with facts in `countries/`. */
export const countries: readonly string[] =
  'AE AR AT AU BE BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HR HU ID IE IL IN IR IT JP KR MX NL NO NZ PL PT RO RU SA SE SG SK TH TR TW UA US VN ZA'.split(
    ' ',
  );

/** Every language faker has names in, and Hindi with India’s names in Latin letters. */
export const languages: Readonly<Record<string, LanguageEntry>> = {
  af: { names: 'af_ZA', country: 'ZA' },
  ar: { names: 'ar', country: 'EG' },
  az: { names: 'az', country: 'AZ' },
  bn: { names: 'bn_BD', country: 'BD' },
  cs: { names: 'cs_CZ', country: 'CZ' },
  cy: { names: 'cy', country: 'GB' },
  da: { names: 'da', country: 'DK' },
  de: { names: 'de', country: 'DE', regional: { AT: 'de_AT', CH: 'de_CH' } },
  dv: { names: 'dv', country: 'MV' },
  el: { names: 'el', country: 'GR' },
  en: {
    names: 'en',
    country: 'US',
    regional: {
      AU: 'en_AU',
      GH: 'en_GH',
      HK: 'en_HK',
      IE: 'en_IE',
      IN: 'en_IN',
      NG: 'en_NG',
      NP: 'en_NP',
      ZA: 'en_ZA',
    },
  },
  eo: { names: 'eo', country: 'US' },
  es: { names: 'es', country: 'ES', regional: { MX: 'es_MX' } },
  fa: { names: 'fa', country: 'IR' },
  fi: { names: 'fi', country: 'FI' },
  fr: { names: 'fr', country: 'FR', regional: { BE: 'fr_BE', CH: 'fr_CH', LU: 'fr_LU', SN: 'fr_SN' } },
  he: { names: 'he', country: 'IL' },
  hi: { names: 'en_IN', country: 'IN' },
  hr: { names: 'hr', country: 'HR' },
  hu: { names: 'hu', country: 'HU' },
  hy: { names: 'hy', country: 'AM' },
  id: { names: 'id_ID', country: 'ID' },
  it: { names: 'it', country: 'IT' },
  ja: { names: 'ja', country: 'JP' },
  ka: { names: 'ka_GE', country: 'GE' },
  ko: { names: 'ko', country: 'KR' },
  ku: { names: 'ku_ckb', country: 'IQ', regional: { TR: 'ku_kmr_latin' } },
  lv: { names: 'lv', country: 'LV' },
  mk: { names: 'mk', country: 'MK' },
  mn: { names: 'mn_MN_cyrl', country: 'MN' },
  nb: { names: 'nb_NO', country: 'NO' },
  ne: { names: 'ne', country: 'NP' },
  nl: { names: 'nl', country: 'NL', regional: { BE: 'nl_BE' } },
  pl: { names: 'pl', country: 'PL' },
  pt: { names: 'pt_BR', country: 'BR', regional: { PT: 'pt_PT' } },
  ro: { names: 'ro', country: 'RO', regional: { MD: 'ro_MD' } },
  ru: { names: 'ru', country: 'RU' },
  sk: { names: 'sk', country: 'SK' },
  sl: { names: 'sl_SI', country: 'SI' },
  sr: { names: 'sr_RS_latin', country: 'RS' },
  sv: { names: 'sv', country: 'SE' },
  ta: { names: 'ta_IN', country: 'IN' },
  th: { names: 'th', country: 'TH' },
  tr: { names: 'tr', country: 'TR' },
  uk: { names: 'uk', country: 'UA' },
  ur: { names: 'ur', country: 'PK' },
  uz: { names: 'uz_UZ_latin', country: 'UZ' },
  vi: { names: 'vi', country: 'VN' },
  yo: { names: 'yo_NG', country: 'NG' },
  zh: { names: 'zh_CN', country: 'CN', regional: { TW: 'zh_TW' } },
  zu: { names: 'zu_ZA', country: 'ZA' },
};

/** Languages with `phrases/<language>.json`; a tag where the country writes differently (`zh-TW`: traditional). */
export const phraseLanguages: readonly string[] =
  'ar cs da de el en es fa fi fr he hi hr hu id it ja ko nb nl pl pt pt-PT ro ru sk sv th tr uk vi zh zh-TW'.split(' ');

/** English that the build has in files of its own, spelt as in the United States; all other pages get it as in Britain. */
export const americanEnglish = 'en-US';
