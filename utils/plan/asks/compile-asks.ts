import { fold } from '../recognise/fold';
import type { AskLanguage, WrittenAsks } from './ask-data';
import { comparedWords } from './compared-words';

const phraseParts = /^([!#*^]*)(.*)$/s;

/** Brings a language's phrases into the form they are compared in, once, when the extension is built. */
export function compileAsks({ words, ...rest }: WrittenAsks): AskLanguage {
  const { skip = [], count = [], ...asked } = words;
  const skipped = new Set(skip.map(fold));
  const compiled = Object.entries(asked).map(([id, list]) => [id, list.map((one) => phraseOf(one, skipped))] as const);
  return { ...rest, phrases: Object.fromEntries(compiled), skip: [...skipped], count: count.map(fold) };
}

function phraseOf(written: string, skip: ReadonlySet<string>): string {
  const [, marks = '', phrase = ''] = phraseParts.exec(written)!;
  return marks + comparedWords(phrase, skip).join(' ');
}
