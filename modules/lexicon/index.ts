import { defineWxtModule } from 'wxt/modules';
import { lexiconPath } from '../../utils/plan/lexicon/lexicon';
import { nearestPath } from '../../utils/plan/asks/nearest-asks';
import { lexiconFile } from './lexicon-file';
import { nearestFile } from './nearest/nearest-file';

/** Puts the compiled words of all languages into the extension, so that the worker has nothing to build when it starts. */
export default defineWxtModule((wxt) => {
  wxt.hook('build:publicAssets', (_, files) => {
    files.push(
      { relativeDest: lexiconPath, absoluteSrc: lexiconFile() },
      { relativeDest: nearestPath, absoluteSrc: nearestFile() },
    );
  });
});
