/**
 * Bundles the pages with their libraries into `dist/`: those in `pages/`, with `--all` those in `pages/more/` too,
 * whose libraries are development dependencies that continuous integration leaves out. Words narrow it to the pages
 * whose names begin so.
 */
import { build } from 'esbuild';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sveltePlugin } from './svelte-plugin.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folders = process.argv.includes('--all') || only.length > 0 ? ['pages', 'pages/more'] : ['pages'];
const pages = folders.flatMap((folder) =>
  readdirSync(here(folder))
    .filter((name) => /^[a-z0-9-]+\.jsx?$/.test(name))
    .filter((name) => only.length === 0 || only.some((part) => name.startsWith(part)))
    .map((name) => `${folder}/${name}`),
);
if (only.length === 0) rmSync(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: pages.map((page) => here(page)),
  outdir: here('dist'),
  entryNames: '[name]',
  bundle: true,
  format: 'esm',
  target: 'chrome120',
  jsx: 'automatic',
  conditions: ['svelte', 'browser', 'production'],
  plugins: [sveltePlugin],
  external: ['/assets/*'],
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  alias: { vue: 'vue/dist/vue.esm-bundler.js' },
  loader: {
    '.woff': 'empty',
    '.woff2': 'empty',
    '.ttf': 'empty',
    '.eot': 'empty',
    '.otf': 'empty',
    '.svg': 'empty',
    '.png': 'empty',
    '.gif': 'empty',
    '.webp': 'empty',
    '.jpg': 'empty',
  },
  minify: true,
  legalComments: 'none',
  banner: { js: 'globalThis.process ??= { env: {} };' },
  logLevel: 'error',
});
console.log(`${pages.length} pages built`);

for (const name of pages.map((page) => basename(page).replace(/\.jsx?$/, '')))
  writeFileSync(here(`dist/${name}.html`), shell(name));

/** The page around a bundle; its style sheet is there only where the library has one. */
function shell(name) {
  const style = existsSync(here(`dist/${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${style}<style>main { padding: 40px 40px 500px; max-width: 700px }</style></head><body><script type="module" src="/${name}.js"></script></body></html>`;
}
