/** What options of a select look like when they are all of one sort. */
import type { Kind } from '../../../kinds/kinds';

export interface OptionRule {
  readonly kind: Kind;
  /** Share of the real options that must match. */
  readonly share: number;
  /** Fewest options that must match. */
  readonly least: number;
  readonly quality: number;
  /** Tested against the text's words, the value's words and the text with its signs, all in lower case without accents. */
  readonly matches: (option: string) => boolean;
}

const words = (list: string) => {
  const known = new Set(list.split('|'));
  return (option: string) => known.has(option);
};
/** "ein Mann", "une femme". */
const bare = (matches: (option: string) => boolean) => (option: string) => matches(option.replace(article, ''));
const article = /^(?:an?|eine?|une?|uma?|een|en) (?=\p{L}{3})/u;

/** In order of strength: the first that holds speaks. */
export const optionRules: readonly OptionRule[] = [
  {
    kind: 'tel-country-code',
    share: 0.7,
    least: 2,
    quality: 0.9,
    matches: (o) => /^(\p{L}[\p{L} ]* )?\+ ?\d{1,4}$|\(\+?\d{1,4}( \d+)?\)$|^\+\d/u.test(o),
  },
  {
    kind: 'transaction-currency',
    share: 0.6,
    least: 2,
    quality: 0.8,
    matches: (o) => /\b(usd|eur|gbp|jpy|chf|cad|aud|inr|brl|rub|cny|pln|sek|nok|dkk|czk|huf|try|mxn)\b|^[$€£¥]/.test(o),
  },
  {
    kind: 'time-zone',
    share: 0.6,
    least: 4,
    quality: 0.9,
    matches: (o) => /\b(gmt|utc)\b|^(africa|america|asia|europe|pacific|atlantic|australia)\//.test(o),
  },
  {
    kind: 'honorific-prefix',
    share: 0.4,
    least: 2,
    quality: 0.8,
    matches: words(
      'mr|mrs|ms|miss|mx|dr|prof|sir|mister|herr|frau|m|mme|mlle|monsieur|madame|sr|sra|srta|sig|sig ra|signor|signora|dhr|mevr|mw|pan|pani|hr|fr|rev|doctor|г н|г жа',
    ),
  },
  {
    kind: 'sex',
    share: 0.4,
    least: 2,
    quality: 0.85,
    matches: bare(
      words(
        'male|female|man|woman|frau|men|women|boy|girl|m|f|nonbinary|non binary|mannlich|weiblich|divers|homme|femme|masculin|feminin|hombre|mujer|masculino|femenino|feminino|maschio|femmina|uomo|donna|mezczyzna|kobieta|muz|zena|мужской|женский|мужчина|женщина|erkek|kadin|kvinna|mand|kvinde|mann|kvinne|mies|nainen|男性|女性|男|女|남성|여성|남|여|ذكر|انثي|זכר|נקבה|زن|مرد|laki laki|perempuan|nam|nu|ชาย|หญิง|vrouw|férfi|ferfi|no|barbat|femeie|ανδρας|γυναικα',
      ),
    ),
  },
  {
    kind: 'cc-type',
    share: 0.5,
    least: 2,
    quality: 0.85,
    matches: (o) => /\b(visa|master ?card|amex|american express|discover|maestro|diners|jcb)\b/.test(o),
  },
  {
    kind: 'language',
    share: 0.5,
    least: 3,
    quality: 0.8,
    matches: words(
      'english|deutsch|german|francais|french|espanol|spanish|italiano|italian|portugues|portuguese|nederlands|dutch|polski|polish|русский|russian|日本語|japanese|中文|chinese|한국어|korean|turkce|turkish|العربيه|arabic|hindi|svenska|swedish|dansk|danish|cestina|czech|en|de|fr|es|it|pt|nl|ru|ja|zh|ko|english us|english uk',
    ),
  },
  {
    kind: 'marital-status',
    share: 0.5,
    least: 2,
    quality: 0.85,
    matches: words(
      'single|married|divorced|widowed|separated|ledig|verheiratet|geschieden|verwitwet|celibataire|marie|divorce|soltero|casado|divorciado|viudo|solteiro|celibe|nubile|coniugato|domestic partnership|never married|unmarried',
    ),
  },
  {
    kind: 'blood-type',
    share: 0.6,
    least: 3,
    quality: 0.9,
    matches: (o) => /^(a|b|ab|o)( ?[+-]| positive| negative)?$/.test(o),
  },
  {
    kind: 'size',
    share: 0.6,
    least: 3,
    quality: 0.8,
    matches: (o) => /^(x{0,4}s|m|x{0,4}l|[2-5]xl|small|medium|large|x ?large|one size)$/.test(o),
  },
  {
    kind: 'security-question',
    share: 0.5,
    least: 2,
    quality: 0.8,
    matches: (o) =>
      /^(what|which|who|where|in what|name of|your (first|favou?rite)|mother)\b.{8,}/.test(o) &&
      /(your|you|mother)/.test(o),
  },
  {
    kind: 'survey-scale',
    share: 0.4,
    least: 2,
    quality: 0.7,
    matches: (o) =>
      /\b(strongly|somewhat|very|extremely|neither|neutral|slightly|fairly) ?(agree|disagree|satisfied|dissatisfied|likely|unlikely|important|easy|difficult|good|poor)?\b|^(agree|disagree|always|often|sometimes|rarely|excellent|good|fair|poor|average)$/.test(
        o,
      ),
  },
  {
    kind: 'employment-type',
    share: 0.5,
    least: 2,
    quality: 0.7,
    matches: (o) => /\b(full ?time|part ?time|contract|internship|freelance|temporary|vollzeit|teilzeit)\b/.test(o),
  },
  {
    kind: 'degree',
    share: 0.4,
    least: 2,
    quality: 0.7,
    matches: (o) => /\b(bachelor|master s|masters|phd|doctorate|high school|associate|diploma|ged)\b/.test(o),
  },
  {
    kind: 'time',
    share: 0.7,
    least: 3,
    quality: 0.7,
    matches: (o) => /^\d{1,2} \d\d( [ap] ?m)?$|^\d{1,2} ?[ap]m$/.test(o),
  },
  {
    kind: 'payment-method',
    share: 0.4,
    least: 2,
    quality: 0.7,
    matches: (o) =>
      /\b(paypal|credit card|apple pay|google pay|klarna|invoice|bank transfer|kreditkarte|rechnung|sofort|giropay|ideal|sepa)\b/.test(
        o,
      ),
  },
  {
    kind: 'contact-method',
    share: 0.6,
    least: 2,
    quality: 0.6,
    matches: words('email|e mail|phone|sms|text|text message|mail|call|whatsapp|post|telefon|by phone|by email'),
  },
];
