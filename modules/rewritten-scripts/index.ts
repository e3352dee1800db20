import { defineWxtModule } from 'wxt/modules';
import { inAscii } from './in-ascii';
import { withCachedLetters } from './with-cached-letters';

/** By its file what a script is made of once it is bundled. */
const rewritten: ReadonlyMap<string, (script: string) => string> = new Map([
  ['writer.js', inAscii],
  ['background.js', withCachedLetters],
  ['session.js', withCachedLetters],
]);

/** Has those scripts written so. */
export default defineWxtModule((wxt) => {
  wxt.hook('vite:build:extendConfig', (_, config) => {
    config.plugins = [
      ...(config.plugins ?? []),
      {
        name: 'understudy:rewritten-scripts',
        enforce: 'post',
        generateBundle(_, bundle) {
          for (const output of Object.values(bundle)) {
            const rewrite = rewritten.get(output.fileName);
            if (output.type === 'chunk' && rewrite) output.code = rewrite(output.code);
          }
        },
      },
    ];
  });
});
