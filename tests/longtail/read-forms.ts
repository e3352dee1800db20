/** Reads the notation of `forms/*.txt`; see the README beside this file. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Question {
  readonly label: string;
  /** What stands behind the control: "kg". */
  readonly unit: string;
  /** The heading right before it. */
  readonly heading: string;
  readonly control: string;
  /** Attributes as written: `min=0`. */
  readonly attributes: readonly string[];
  /** What a person reads in the list. */
  readonly options: readonly string[];
  /** What the page sends for each option; null where that is the option itself. */
  readonly values: readonly (string | null)[];
  /** The option that the page has chosen; -1 for none. */
  readonly preset: number;
  readonly name: string;
  /** '' where the page gives it none of its own. */
  readonly id: string;
  readonly check: string;
}

const markups = ['label', 'table', 'div', 'bare', 'float', 'wrap'] as const;
export type Markup = (typeof markups)[number];

export interface LongTailForm {
  readonly file: string;
  readonly title: string;
  readonly lang: string;
  readonly markup: Markup;
  /** Held out: not for tuning. */
  readonly held: boolean;
  readonly questions: readonly Question[];
}

const folder = new URL('forms/', import.meta.url);

export function readForms(): LongTailForm[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const paragraphs = readFileSync(new URL(file, folder), 'utf8').split(/^== /m).slice(1);
      return paragraphs.map((paragraph) => readForm(paragraph, file));
    });
}

function readForm(paragraph: string, file: string): LongTailForm {
  const [head = '', ...lines] = paragraph.trim().split('\n');
  const [title = '', lang = '', markup = '', names = '', held] = head.split(' · ');
  if (!isMarkup(markup)) throw new Error(`no such markup: ${head}`);
  const questions: Question[] = [];
  let heading = '';
  for (const line of lines.filter(Boolean)) {
    if (line.startsWith('# ')) heading = line.slice(2);
    else {
      questions.push({ ...readQuestion(line, questions.length, names), heading });
      heading = '';
    }
  }
  return { file, title, lang, markup, held: held === 'held', questions };
}

function readQuestion(line: string, index: number, names: string): Omit<Question, 'heading'> {
  const [told, written, check] = line.split(' | ');
  const [label, unit = ''] = (told ?? '').split(' ~ ');
  if (!label || !written || !check) throw new Error(`a field is “label | control | check”, not “${line}”`);
  const name = /(?:^|\s)@(\S+?):?(?=\s|$)/.exec(written)?.[1] ?? nameFor(label, index, names);
  const id = /(?:^|\s)#(\S+?):?(?=\s|$)/.exec(written)?.[1] ?? '';
  const [markup = '', list = ''] = written.replace(/\s+[@#][^\s:]+/g, '').split(/:\s+/);
  const [control = '', ...attributes] = markup.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
  const entries = list.split('; ').filter(Boolean);
  const shown = entries.map((entry) => entry.replace(/^\*/, ''));
  return {
    ...{ label, unit, control, attributes, name, id, check },
    options: shown.map((entry) => entry.split('=>').at(-1)!),
    values: shown.map((entry) => (entry.includes('=>') ? entry.split('=>')[0]! : null)),
    preset: entries.findIndex((entry) => entry.startsWith('*')),
  };
}

function isMarkup(text: string): text is Markup {
  return markups.some((markup) => markup === text);
}

function nameFor(label: string, index: number, names: string): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  if (names === 'generic' || words.length === 0) return `field_${index + 1}`;
  const short = words.slice(0, 4);
  if (names === 'snake') return short.join('_');
  return short.map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
}
