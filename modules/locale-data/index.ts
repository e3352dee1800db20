import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineWxtModule } from 'wxt/modules';
import { dataFolder } from './data-folder';

/** Puts names, country facts and phrases into the extension as JSON, one file a locale, so that a fill loads one locale only. */
export default defineWxtModule((wxt) => {
  wxt.hook('build:publicAssets', (_, files) => {
    const folder = dataFolder();
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
    files.push(...paths.map((path) => ({ relativeDest: path, absoluteSrc: join(folder, path) })));
  });
});
