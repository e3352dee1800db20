/** What a text of the page says, in whatever language: pages and their widgets need not agree on one. */
import { widgetWords, type WidgetWords } from './widgets';

export type WidgetSense = keyof WidgetWords;

/** Scripts that part no words. */
const unparted = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;
const isUnparted = new RegExp(`[${unparted}]`, 'u');
/** Two signs are drawn apart on narrow buttons: "确 定" (Ant Design). */
const gaps = new RegExp(`(?<=[${unparted}])\\s+(?=[${unparted}])`, 'gu');

/** Without accents, which many leave out, and without what is drawn around a text. */
const tidy = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replace(gaps, '').trim();

/** Whether a text is what a button of that sense says, and nothing else. */
export function isSaid(sense: WidgetSense, text: string): boolean {
  return expressionOf(sense).whole.test(tidy(text));
}

/** Whether a text says it somewhere: "Nächster Monat", "Remove apple". */
export function isSaidIn(sense: WidgetSense, text: string): boolean {
  return expressionOf(sense).within.test(tidy(text));
}

/** Characters; a longer text tells of something. */
const longestAsk = 60;

/** Whether a text asks to choose, as what stands where nothing is chosen does: "– Select a city –". */
export function asksToChoose(text: string): boolean {
  const plain = tidy(text).replace(/^[^\p{L}\p{N}]+/u, '');
  return plain.length < longestAsk && expressionOf('ask').first.test(plain);
}

interface Expression {
  readonly whole: RegExp;
  readonly within: RegExp;
  /** At its beginning; in scripts that part no words, anywhere: there the verb comes last. */
  readonly first: RegExp;
}

const made = new Map<WidgetSense, Expression>();

function expressionOf(sense: WidgetSense): Expression {
  const known = made.get(sense);
  if (known) return known;
  const phrases = [...new Set(Object.values(widgetWords).flatMap((words) => words[sense].split('|').map(tidy)))];
  const expression = {
    whole: new RegExp(`^(?:${phrases.map((phrase) => phrase.replace(/-$/, '\\p{L}*')).join('|')})$`, 'u'),
    within: new RegExp(phrases.map(wordOf).join('|'), 'u'),
    first: new RegExp(
      phrases.map((phrase) => (isUnparted.test(phrase) ? phrase : `^${wordOf(phrase)}`)).join('|'),
      'u',
    ),
  };
  made.set(sense, expression);
  return expression;
}

function wordOf(phrase: string): string {
  if (isUnparted.test(phrase)) return phrase;
  const isStem = phrase.endsWith('-');
  return `(?<!\\p{L})${phrase.replace(/-$/, '')}${isStem ? '' : '(?!\\p{L})'}`;
}

/** Whether a text speaks of years, by the words that the engine itself has for them. */
export function speaksOfYears(text: string): boolean {
  years ??= new RegExp([...new Set(Object.keys(widgetWords).flatMap(yearIn))].map(tidy).map(wordOf).join('|'), 'u');
  return years.test(tidy(text));
}

let years: RegExp | null = null;

/** Longer ones are bent by their ends: "roku", "года". */
const leastStem = 3;

function yearIn(language: string): string[] {
  const word = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of('year');
  return word ? [word.length >= leastStem ? `${word}-` : word] : [];
}
