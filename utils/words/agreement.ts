/** How the steps of an answer scale are worded: "Strongly agree", "Trifft teils zu", "Pas d'accord". */
export interface AgreementWords {
  /** The middle, whatever else the step says: "Neither agree nor disagree". */
  readonly middle: readonly string[];
  readonly disagree: readonly string[];
  readonly agree: readonly string[];
}

/**
 * By language, as `Words.language`. The words of a phrase stand in a step in this order, with others between: "stimme zu"
 * is in "Stimme voll und ganz zu". Scripts without spaces have a phrase anywhere in the step.
 */
export const agreementWords: Readonly<Record<string, AgreementWords>> = {
  ar: {
    middle: ['محايد', 'لا رأي', 'إلى حد ما'],
    disagree: ['لا أوافق', 'غير موافق', 'أعارض', 'معارض'],
    agree: ['أوافق', 'موافق', 'أؤيد'],
  },
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
  ja: {
    middle: ['どちらともいえない', 'どちらとも言えない', 'どちらでもない', 'ふつう', '普通'],
    disagree: ['そう思わない', 'そうは思わない', 'あてはまらない', '当てはまらない', '同意しない', '反対'],
    agree: ['そう思う', 'あてはまる', '当てはまる', '同意する', '賛成'],
  },
  ko: {
    middle: ['보통', '보통이다', '보통입니다', '중립', '그저 그렇다'],
    disagree: ['동의하지', '그렇지', '반대', '반대한다', '비동의'],
    agree: ['동의', '동의함', '동의한다', '동의합니다', '그렇다', '그렇습니다', '찬성', '찬성한다'],
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
  zh: {
    middle: ['一般', '中立', '不确定', '普通', '說不清', '说不清', '不確定'],
    disagree: ['不同意', '不赞同', '不贊同', '不赞成', '不贊成', '不符合', '反对', '反對'],
    agree: ['同意', '赞同', '贊同', '赞成', '贊成', '符合'],
  },
};
