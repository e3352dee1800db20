import { fold } from '../recognise/fold';
import { phraseMarks, type AskLanguage, type WrittenAsks } from './ask-data';
import { comparedWords } from './compared-words';

/** Brings a language's phrases into the form they are compared in, once, when the extension is built. */
export function compileAsks({ words, ...rest }: WrittenAsks): AskLanguage {
  const { skip = [], count = [], numbers = [], ...asked } = words;
  const skipped = new Set(skip.map(fold));
  const compiled = Object.entries(asked).map(([id, list]) => [id, list.map((one) => phraseOf(one, skipped))] as const);
  return { ...rest, phrases: Object.fromEntries(compiled), skip: [...skipped], count: count.map(fold), numbers };
}

function phraseOf(written: string, skip: ReadonlySet<string>): string {
  const marks = phraseMarks.exec(written)?.[0] ?? '';
  return marks + comparedWords(written.slice(marks.length), skip).join(' ');
}
