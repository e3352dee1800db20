/** Bundles every page in `pages/` with its library into `dist/`. */
import { build } from 'esbuild';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const only = process.argv.slice(2);
const pages = readdirSync(here('pages')).filter(
  (name) => /^[a-z0-9-]+\.jsx?$/.test(name) && (only.length === 0 || only.some((part) => name.startsWith(part))),
);
if (only.length === 0) rmSync(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: pages.map((name) => here(`pages/${name}`)),
  outdir: here('dist'),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'chrome120',
  jsx: 'automatic',
  conditions: ['style', 'browser', 'production'],
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  alias: { vue: 'vue/dist/vue.esm-bundler.js' },
  loader: {
    '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty', '.eot': 'empty', '.otf': 'empty',
    '.svg': 'empty', '.png': 'empty', '.gif': 'empty', '.webp': 'empty', '.jpg': 'empty',
  },
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
});
console.log(`${pages.length} pages built`);
