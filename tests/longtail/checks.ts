/**
 * What a native reader accepts in a field of the long tail.
 *
 * | check | holds for |
 * |---|---|
 * | `num 1 9`, `int 1 9` | a number of the span, a whole one |
 * | `past 400`, `future 400` | a day of the last or the next so many days |
 * | `born 18 90` | the birth date of somebody of that age |
 * | `after @x`, `differs @x`, `same @x`, `above @x`, `below @x` | by the field of that name |
 * | `calc a * b` | the sum by the fields named, two per cent aside |
 * | `days a b` | the days between two fields |
 * | `person` | the name of a person, all of it |
 * | `one`, `in A; B`, `not A; B` | an option of the question's own |
 * | `nonealone A` | at least one option; A only by itself |
 * | `topic …`, `free …` | a text with one of the words; `free` takes neutral words as well |
 * | `word …`, `re …` | a text that matches, with and without regard to what its kind looks like |
 * | `asked @x A; B > …` | the check behind `>` where the field of that name has one of the answers, nothing where it has another |
 * | `prose`, `code`, `email`, `phone`, `url`, `any`, `on`, `left` | what they say |
 */
import { isNeutral } from './neutral';

export interface Told {
  /** What stands in the field; '' for nothing. */
  readonly value: string;
  readonly options: readonly string[];
  readonly lang: string;
  readonly today: string;
  readonly of: (name: string) => string;
}

type Check = (told: Told, argument: string) => boolean;

const day = (text: string) => Date.parse(`${text.slice(0, 10).padEnd(10, '-01')}T00:00:00Z`) / 86_400_000;
/** Behind a number: "9 Tage", "3 年". */
const unit = /(?<=\d)\s?\p{L}[\p{L}\p{M}]*$/u;
const numberOf = (text: string) => {
  const bare = text.trim().replace(unit, '');
  return /^-?[\d  ]+([.,]\d+)?$/.test(bare) ? Number(bare.replace(/[  ]/g, '').replace(',', '.')) : NaN;
};
const within = (value: number, argument: string) => {
  const [low = NaN, high = NaN] = argument.split(' ').map(Number);
  return value >= low && value <= high;
};
const age = (told: Told) => day(told.today) - day(told.value);
const among = (told: Told) => told.value !== '' && told.options.includes(told.value);
const list = (argument: string) => argument.split('; ');
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const name = /^[\p{L}\p{M}'’.\- 　]+$/u;
/** Words that would be a name by their letters alone. */
const scenery = /valley|harbou?r|not specified|none|keine|sin especificar|brak|не указано|未定|なし/iu;

const checks: Readonly<Record<string, Check>> = {
  asked: (told, argument) => {
    const [asks = '', check = ''] = argument.split(' > ');
    const [, name = '', answers = ''] = /^@(\S+) (.*)$/.exec(asks) ?? [];
    return list(answers).includes(told.of(name)) ? holds(check, told) : told.value === '';
  },
  any: ({ value }) => value !== '',
  left: ({ value }) => value === '',
  on: ({ value }) => value === 'on',
  one: among,
  in: (told, argument) => (among(told) ? list(argument).includes(told.value) : list(argument).includes(told.value)),
  not: (told, argument) => among(told) && !list(argument).includes(told.value),
  nonealone: ({ value }, argument) => value !== '' && (value === argument || !value.split('; ').includes(argument)),
  num: ({ value }, argument) => within(numberOf(value), argument),
  int: ({ value }, argument) => Number.isInteger(numberOf(value)) && within(numberOf(value), argument),
  past: (told, argument) => within(age(told), `0 ${argument}`),
  future: (told, argument) => within(-age(told), `0 ${argument}`),
  date: ({ value }) => Number.isFinite(day(value)),
  born: (told, argument) => within(age(told) / 365.25, argument),
  after: ({ value, of }, argument) => value !== '' && value >= of(argument.slice(1)),
  same: ({ value, of }, argument) => value !== '' && value === of(argument.slice(1)),
  differs: (told, argument) => among(told) && told.value !== told.of(argument.slice(1)),
  above: ({ value, of }, argument) => numberOf(value) >= numberOf(of(argument.slice(1))),
  below: ({ value, of }, argument) => numberOf(value) <= numberOf(of(argument.slice(1))),
  calc: (told, argument) => near(numberOf(told.value), calculate(argument, told.of)),
  days: ({ value, of }, argument) => {
    const [from = '', to = ''] = argument.split(' ');
    return numberOf(value) === day(of(to)) - day(of(from));
  },
  person: ({ value, lang }) =>
    name.test(value) &&
    !isNeutral(value, lang) &&
    !scenery.test(value) &&
    (spaceless.test(value) ? value.length <= 12 : /\S \S/.test(value)),
  code: ({ value }) => /\d/.test(value) && /^[\p{L}\d ./_-]{3,30}$/u.test(value) && !/^\d{1,2}$/.test(value),
  email: ({ value }) => /^\S+@\S+\.\S+$/.test(value),
  phone: ({ value }) => /^\+?[\d ()./-]{7,20}$/.test(value),
  url: ({ value }) => /^https?:\/\/\S+$/.test(value),
  re: ({ value }, argument) => new RegExp(argument, 'iu').test(value),
  word: ({ value }, argument) => new RegExp(argument, 'iu').test(value) && !scenery.test(value.replace(/^none$/i, '')),
  prose: ({ value }) => /\p{L}{3,} \p{L}+/u.test(value),
  topic: ({ value }, argument) => new RegExp(argument, 'iu').test(value),
  free: ({ value, lang }, argument) =>
    value !== '' && ((argument !== '.' && new RegExp(argument, 'iu').test(value)) || isNeutral(value, lang)),
};

function near(value: number, wanted: number): boolean {
  return Math.abs(value - wanted) <= Math.max(Math.abs(wanted) * 0.02, 0.011);
}

/** Sums of field names and numbers with + - * / and brackets. */
function calculate(formula: string, of: Told['of']): number {
  const written = formula.replace(/[a-z]\w*/gi, (word) => `(${numberOf(of(word))})`);
  if (!/^[\d.()+*/\s-]+$/.test(written)) return NaN;
  return Number(new Function(`return ${written}`)());
}

/** @throws Error for a check that does not exist */
export function holds(check: string, told: Told): boolean {
  const [word = '', ...rest] = check.split(' ');
  const found = checks[word];
  if (!found) throw new Error(`no such check: ${check}`);
  return found(told, rest.join(' '));
}
