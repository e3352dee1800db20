import { defineWxtModule } from 'wxt/modules';

/** Scripts that run beside the background's own one, in the same global scope. */
const beside: ReadonlySet<string> = new Set(['session']);

/** Has those scripts take the `browser` that the background leaves on the global object, in place of a polyfill each. */
export default defineWxtModule((wxt) => {
  wxt.hook('vite:build:extendConfig', (entrypoints, config) => {
    if (!entrypoints.every(({ name }) => beside.has(name))) return;
    config.plugins = [
      ...(config.plugins ?? []),
      {
        name: 'understudy:shared-browser',
        enforce: 'pre',
        load: (id) =>
          /webextension-polyfill\/dist\/browser\.mjs$/.test(id) ? 'export const { browser } = globalThis;' : null,
      },
    ];
  });
});
