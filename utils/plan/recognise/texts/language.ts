/** Tells a page's language from its own words, where `lang` is silent or copied from a template. */
import type { Lexicon } from '../../lexicon/lexicon';
import { tokenise } from './fold';

export interface DetectedLanguage {
  /** ISO 639-1, or `zh-Hans` / `zh-Hant`; '' if unsure. */
  readonly language: string;
  /** Whether the words leave no doubt, so that a `lang` which says otherwise is a template's. */
  readonly sure: boolean;
}

const longestSample = 4_000;
/** Total weight below which nothing is said, and above which it may overrule the page. */
const enough = 2;
const plenty = 8;
/** How far ahead of the next language the first must be. */
const ahead = 1.25;
const farAhead = 1.8;

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u3041-\u30fa]/gu, 'ja'],
  [/[\uac00-\ud7af]/gu, 'ko'],
  [/[\u0e00-\u0e7f]/gu, 'th'],
  [/[\u05d0-\u05ea]/gu, 'he'],
  [/[\u0370-\u03ff]/gu, 'el'],
  [/[\u0900-\u097f]/gu, 'hi'],
  [/[پچژگیک]/gu, 'fa'],
  [/[\u0621-\u064a]/gu, 'ar'],
  [/[ґєії]/giu, 'uk'],
];
const han = /[\u4e00-\u9fff]/gu;
const traditional = /[個們這說說請電話郵號碼國區縣證訊後時點選擇帳戶會員聯絡寫輸驗號單價錢買賣車開關門]/gu;
const simplified = /[个们这说请电话邮号码国区县证讯后时点选择账户会员联络写输验单价钱买卖车开关门]/gu;
/** Its first letter is a word of Italian and Portuguese, though it stands in forms of all languages. */
const mail = /(?<!\p{L})e-mail/giu;
/** Letters of a script in a text of at least this share tell the language alone. */
const scriptShare = 0.25;
const rareLetters = new Set(['fa', 'uk']);
const rareShare = 0.02;

/** @param tag BCP 47 @returns its language alone, ISO 639-1 for most */
export function primaryOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** The language of a text, by script and by words, and how sure that is. */
export function weighLanguages(sample: string, lexicon: Lexicon): DetectedLanguage {
  const text = sample.slice(0, longestSample);
  const script = byScript(text);
  return script ? { language: script, sure: true } : byWords(text, lexicon);
}

function byScript(text: string): string {
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return '';
  for (const [pattern, language] of scripts) {
    const share = count(text, pattern) / Math.max(1, letters);
    if (share >= (rareLetters.has(language) ? rareShare : language === 'ja' ? 0.1 : scriptShare)) return language;
  }
  if (count(text, han) < letters * scriptShare) return '';
  return count(text, traditional) > count(text, simplified) ? 'zh-Hant' : 'zh-Hans';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function byWords(text: string, lexicon: Lexicon): DetectedLanguage {
  const sums = new Map<string, number>();
  for (const token of new Set(tokenise(text.replace(mail, 'email')).map((one) => one.text))) {
    const languages = lexicon.languages.of(token);
    for (const { language, weight } of languages)
      sums.set(language, (sums.get(language) ?? 0) + weight / languages.length);
  }
  const [first, second] = [...sums].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < enough || first[1] < ahead * (second?.[1] ?? 0)) return { language: '', sure: false };
  return { language: first[0], sure: first[1] >= plenty && first[1] >= farAhead * (second?.[1] ?? 0) };
}
