import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { lexiconSources } from '../../../modules/lexicon/lexicon-file';
import { nearestSources } from '../../../modules/lexicon/nearest/nearest-file';
import { dataSources } from '../../../modules/locale-data/data-folder';

test.each([
  ['modules/lexicon/compile-lexicon.ts', lexiconSources],
  ['modules/lexicon/nearest/compile-nearest.ts', nearestSources],
  ['modules/locale-data/data-files.ts', dataSources],
])('%s imports nothing but what its result is compiled anew for', async (entry, sources) => {
  const { metafile } = await build({
    ...{ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', packages: 'external' },
    ...{ write: false, metafile: true },
  });
  const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}/`));
  expect(Object.keys(metafile.inputs).filter((path) => !isSource(path))).toEqual([]);
});
