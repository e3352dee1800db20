/** Which of a scene's stories a form's own words name: that of a food bank's volunteer beside "Food bank", not that of a library's. */
import { grouped } from '../../grouped';
import type { Story } from '../../scenes/scene-data';
import type { Reading } from '../reading';
import { fold, stem } from '../texts/fold';
import { isAnswer, standsIn } from './surroundings';

/** What a form says, folded: of itself, anywhere in it, and in its lists. */
export interface SaidByForm {
  readonly heading: string;
  readonly written: string;
  readonly listed: string;
}

/** How much a word says: in what a form says of itself, anywhere in it, and in its lists. */
const weight = { heading: 3, text: 1, listed: 2 } as const;

/** How much a word says that the form is of its matter; the longer of two a little more. */
export function sayingOf(word: string, { heading, written }: SaidByForm): number {
  if (standsIn(heading, word)) return weight.heading + word.length / 100;
  return standsIn(written, word) ? weight.text + word.length / 100 : 0;
}

/** What the options of each form's lists and the boxes of its questions say, folded. */
export function optionsInForms(fields: readonly Reading[]): ReadonlyMap<string, string> {
  const options = ({ field }: Reading) => {
    if (field.control === 'choice') return field.options.map(({ text }) => text);
    return isAnswer(field) ? field.texts.filter(({ source }) => source === 'label').map(({ text }) => text) : [];
  };
  const forms = grouped(fields, ({ field }) => field.form);
  return new Map([...forms].map(([form, own]) => [form, fold(own.flatMap(options).join(' ').slice(0, longest))]));
}

const longest = 5_000;

/** How much more than of any other must be said of a story. */
const least = 2;

/**
 * @param signs phrases of the scene, whose words say nothing of one of its stories
 * @returns its position; null where the form's words name none, or several alike
 */
export function storyNamed(stories: readonly Story[], signs: readonly string[], said: SaidByForm): number | null {
  const words = stories.map(wordsOf);
  const isSign = (word: string) => signs.some((sign) => sign.includes(' ') && standsIn(sign, word));
  const saying = (word: string) => Math.max(sayingOf(word, said), standsIn(said.listed, word) ? weight.listed : 0);
  const scores = words.map((own) => {
    const alone = [...own].filter((word) => words.every((other) => other === own || !other.has(word)));
    return alone.filter((word) => !isSign(word)).reduce((sum, word) => sum + saying(word), 0);
  });
  const most = Math.max(...scores);
  const isSure = most >= least && scores.every((score) => score === most || score <= most - least);
  return isSure && scores.indexOf(most) === scores.lastIndexOf(most) ? scores.indexOf(most) : null;
}

/** Words long enough to name something, and those of scripts that say as much in two characters. */
const word = /\p{L}{5,}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{2,}/gu;
const known = new WeakMap<Story, ReadonlySet<string>>();

/** Of what the story is called, without their endings. */
function wordsOf(story: Story): ReadonlySet<string> {
  const before = known.get(story);
  if (before) return before;
  const words = new Set((fold(story['title']?.join(' ') ?? '').match(word) ?? []).map(stem));
  known.set(story, words);
  return words;
}
