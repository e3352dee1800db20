import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiledOnce } from '../compiled/compiled-once';
import { dataFiles } from './data-files';

/** Everything the data files depend on. */
export const dataSources = [
  'modules/locale-data',
  'utils/catalogue',
  'utils/plan/asks',
  'utils/plan/things',
  'utils/plan/scenes',
  'utils/plan/locale',
  'utils/plan/value-language',
  'utils/plan/lexicon/hash.ts',
  'utils/plan/by-text.ts',
  'utils/plan/needed-words.ts',
  'utils/plan/pattern-of.ts',
  'utils/plan/recognise/texts/fold.ts',
  'utils/plan/recognise/texts/folded-text.ts',
  'node_modules/@faker-js/faker/package.json',
];

/** @returns the path of the folder that has every data file, by its path in the extension */
export function dataFolder(): string {
  return compiledOnce('extension', dataSources, (folder) => {
    for (const { path, contents } of dataFiles()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), contents);
    }
  });
}
