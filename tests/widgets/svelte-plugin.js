import { readFileSync } from 'node:fs';
import { compile, compileModule } from 'svelte/compiler';

/** Compiles Svelte components and rune modules for esbuild. */
export const sveltePlugin = {
  name: 'svelte',
  setup(build) {
    build.onLoad({ filter: /\.svelte$/ }, ({ path: filename }) => ({
      contents: compile(readFileSync(filename, 'utf8'), { filename, css: 'injected' }).js.code,
    }));
    build.onLoad({ filter: /\.svelte\.js$/ }, ({ path: filename }) => ({
      contents: compileModule(readFileSync(filename, 'utf8'), { filename }).js.code,
    }));
  },
};
