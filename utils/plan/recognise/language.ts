/** Tells a page's language from its own words, where `lang` is silent or copied from a template. */
import { allWords } from '../words/all';
import { tokenise } from './fold';

export interface DetectedLanguage {
  /** ISO 639-1, or `zh-Hans` / `zh-Hant`; '' if unsure. */
  readonly language: string;
  /** Whether the words leave no doubt, so that a `lang` which says otherwise is a template's. */
  readonly sure: boolean;
}

const longestSample = 4_000;
const commonWord = 3;
const formWord = 1;
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
/** Letters of a script in a text of at least this share tell the language alone. */
const scriptShare = 0.25;
const rareLetters = new Set(['fa', 'uk']);
const rareShare = 0.02;

/** The language of a text: ISO 639-1, or `zh-Hans` / `zh-Hant`; '' if unsure. */
export function detectLanguage(sample: string): string {
  return weighLanguages(sample).language;
}

/** The language of a text, by script and by words, and how sure that is. */
export function weighLanguages(sample: string): DetectedLanguage {
  const text = sample.slice(0, longestSample);
  const script = byScript(text);
  return script ? { language: script, sure: true } : byWords(text);
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

function byWords(text: string): DetectedLanguage {
  const known = (wordTable ??= makeWordTable());
  const sums = new Map<string, number>();
  for (const token of new Set(tokenise(text).map((one) => one.text))) {
    const languages = known.get(token);
    if (!languages) continue;
    for (const [language, weight] of languages) sums.set(language, (sums.get(language) ?? 0) + weight / languages.size);
  }
  const [first, second] = [...sums].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < enough || first[1] < ahead * (second?.[1] ?? 0)) return { language: '', sure: false };
  return { language: first[0], sure: first[1] >= plenty && first[1] >= farAhead * (second?.[1] ?? 0) };
}

let wordTable: Map<string, Map<string, number>> | undefined;

/** Word → weight by language. */
function makeWordTable(): Map<string, Map<string, number>> {
  const table = new Map<string, Map<string, number>>();
  const note = (word: string, language: string, weight: number) => {
    const languages = table.get(word) ?? new Map<string, number>();
    languages.set(language, Math.max(weight, languages.get(language) ?? 0));
    table.set(word, languages);
  };
  for (const { language, common, kinds, placeholders, months } of allWords) {
    for (const phrase of [...Object.values(kinds).flat(), ...placeholders, ...months]) {
      for (const { text } of tokenise(phrase)) if (text.length > 2) note(text, language, formWord);
    }
    for (const word of common) for (const { text } of tokenise(word)) note(text, language, commonWord);
  }
  return table;
}
