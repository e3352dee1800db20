import { defineWxtModule } from 'wxt/modules';
import { dataFiles } from './data-files';

/** Puts names, country facts and phrases into the extension as JSON, one file a locale, so that a fill loads one locale only. */
export default defineWxtModule((wxt) => {
  wxt.hook('build:publicAssets', (_, files) => {
    files.push(...dataFiles().map(({ path, contents }) => ({ relativeDest: path, contents })));
  });
});
