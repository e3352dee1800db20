/** How the steps of an answer scale are worded: "Strongly agree", "Trifft teils zu", "Pas d'accord". */
export interface AgreementWords {
  /** The middle, whatever else the step says: "Neither agree nor disagree". */
  readonly middle: readonly string[];
  readonly disagree: readonly string[];
  readonly agree: readonly string[];
}

/**
 * By language, as `Words.language`. The words of a phrase stand in a step in this order, with others between: "stimme zu"
 * is in "Stimme voll und ganz zu".
 */
export const agreementWords: Readonly<Record<string, AgreementWords>> = {
  cs: {
    middle: ['ani', 'neutrální', 'částečně', 'nevyhraněný'],
    disagree: ['nesouhlasím'],
    agree: ['souhlasím'],
  },
  da: {
    middle: ['hverken', 'neutral', 'delvist'],
    disagree: ['uenig'],
    agree: ['enig'],
  },
  de: {
    middle: ['teils', 'teilweise', 'weder', 'neutral', 'unentschieden', 'unentschlossen', 'mittelmäßig'],
    disagree: ['stimme nicht zu', 'trifft nicht zu', 'lehne ab', 'nicht einverstanden', 'ablehnung', 'dagegen'],
    agree: ['stimme zu', 'trifft zu', 'einverstanden', 'zustimmung', 'dafür'],
  },
  en: {
    middle: [
      'neutral',
      'neither',
      'undecided',
      'partly',
      'partially',
      'in part',
      'mixed',
      'maybe',
      'sometimes',
      'unsure',
    ],
    disagree: ['disagree', 'not agree', 'don t agree', 'dont agree', 'not true', 'untrue', 'oppose', 'against'],
    agree: ['agree', 'true', 'support', 'in favour', 'in favor'],
  },
  es: {
    middle: ['ni', 'neutral', 'neutro', 'indeciso', 'en parte', 'parcialmente'],
    disagree: ['en desacuerdo', 'no de acuerdo'],
    agree: ['de acuerdo'],
  },
  fi: {
    middle: ['neutraali', 'osittain', 'siltä väliltä'],
    disagree: ['eri mieltä'],
    agree: ['samaa mieltä'],
  },
  fr: {
    middle: ['ni', 'neutre', 'en partie', 'partiellement', 'indécis'],
    disagree: ['pas d accord', 'pas daccord', 'désaccord'],
    agree: ['d accord', 'daccord'],
  },
  it: {
    middle: ['né', 'neutrale', 'in parte', 'parzialmente', 'indeciso'],
    disagree: ['in disaccordo', 'non d accordo', 'non daccordo', 'disaccordo'],
    agree: ['d accordo', 'daccordo'],
  },
  nl: {
    middle: ['neutraal', 'noch', 'deels', 'gedeeltelijk'],
    disagree: ['oneens', 'niet mee eens'],
    agree: ['eens'],
  },
  pl: {
    middle: ['ani', 'neutralnie', 'częściowo'],
    disagree: ['nie zgadzam', 'raczej nie', 'zdecydowanie nie'],
    agree: ['zgadzam', 'raczej tak', 'zdecydowanie tak'],
  },
  pt: {
    middle: ['nem', 'neutro', 'em parte', 'parcialmente', 'indeciso'],
    disagree: ['discordo', 'não concordo'],
    agree: ['concordo'],
  },
  ru: {
    middle: ['нейтрально', 'отчасти', 'частично', 'ни'],
    disagree: ['не согласен', 'не согласна', 'скорее нет'],
    agree: ['согласен', 'согласна', 'скорее да'],
  },
  sv: {
    middle: ['varken', 'neutral', 'delvis'],
    disagree: ['instämmer inte', 'håller inte med', 'tar avstånd'],
    agree: ['instämmer', 'håller med'],
  },
  tr: {
    middle: ['kararsızım', 'kısmen', 'ne'],
    disagree: ['katılmıyorum'],
    agree: ['katılıyorum'],
  },
};
