import { defineWxtModule } from 'wxt/modules';

/** Scripts that run beside the background's own one, in the same global scope. */
const beside: ReadonlySet<string> = new Set(['session']);

/**
 * What stands in for the module that makes the polyfill importable. Imported as it is, all of the browser's APIs are copied
 * once more at each start, and each is made by being looked at: 12 ms of a popup's start and 12 of a worker's.
 */
const standIn = {
  beside: 'export const { browser } = globalThis;',
  alone: "export const browser = require('webextension-polyfill');",
};

/** Has scripts that run beside the background's own one take the `browser` it leaves on the global object, all others the polyfill. */
export default defineWxtModule((wxt) => {
  wxt.hook('vite:build:extendConfig', (entrypoints, config) => {
    const code = standIn[entrypoints.every(({ name }) => beside.has(name)) ? 'beside' : 'alone'];
    config.plugins = [
      ...(config.plugins ?? []),
      {
        name: 'understudy:shared-browser',
        enforce: 'pre',
        load: (id) => (/webextension-polyfill\/dist\/browser\.mjs$/.test(id) ? code : null),
      },
    ];
  });
});
