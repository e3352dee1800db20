import { writeFileSync } from 'node:fs';
import { compiledOnce } from '../../compiled/compiled-once';
import { compileNearest } from './compile-nearest';

/** Everything that it depends on. */
export const nearestSources = [
  'modules/lexicon',
  'utils/plan/lexicon',
  'utils/plan/asks',
  'utils/plan/by-text.ts',
  'utils/plan/grouped.ts',
  'utils/plan/recognise/texts/fold.ts',
];

/** @returns the path of what the questions mean, compiled */
export function nearestFile(): string {
  return compiledOnce('nearest.bin', nearestSources, (path) => writeFileSync(path, new Uint8Array(compileNearest())));
}
