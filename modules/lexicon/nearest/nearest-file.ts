import { compiledFile } from '../compiled-file';
import { compileNearest } from './compile-nearest';

const sources = ['modules/lexicon', 'utils/plan/lexicon', 'utils/plan/asks', 'utils/plan/recognise/texts/fold.ts'];

/** The compiled file of what questions mean. @returns its path */
export function nearestFile(): string {
  return compiledFile('nearest', sources, compileNearest);
}
