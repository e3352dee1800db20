import { defineWxtModule } from 'wxt/modules';

/**
 * Chromium compiles each function of a script once it is called, which for a fill of a few fields takes longer than
 * writing them. This comment at a script's beginning has all compiled as it is put into the page
 * (https://v8.dev/blog/explicit-compile-hints; Chromium 136, others pass it over).
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/** What writes comes while the plan is made: nobody waits for it then, as the person does who presses *Fill page*. */
const comesEarly: ReadonlySet<string> = new Set(['writer.js']);

/** Has those scripts compiled as they come. */
export default defineWxtModule((wxt) => {
  wxt.hook('vite:build:extendConfig', (_, config) => {
    config.plugins = [
      ...(config.plugins ?? []),
      {
        name: 'understudy:compile-hints',
        enforce: 'post',
        generateBundle(_, bundle) {
          for (const output of Object.values(bundle))
            if (output.type === 'chunk' && comesEarly.has(output.fileName)) output.code = compileAtOnce + output.code;
        },
      },
    ];
  });
});
