/**
 * Bundles the pages with their libraries into `dist/`: those with a case that continuous integration runs (`ci: true` or
 * `showCasesOfCi`, whose libraries are no development dependencies), with `--all` all there are. Words narrow it to the
 * pages of a library, `mui`, or to one, `mui/select`.
 */
import { build } from 'esbuild';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lessPlugin } from './less-plugin.js';
import { oraclejetPlugin } from './oraclejet-plugin.js';
import { openui5Plugin } from './openui5-plugin.js';
import { sveltePlugin } from './svelte-plugin.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isAll = process.argv.includes('--all');
const pages = readdirSync(here('pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!support\/)[a-z0-9-]+\/[a-z0-9-]+\.jsx?$/.test(file))
  .filter((file) => (asked.length > 0 ? asked.some((one) => isOf(file, one)) : isAll || hasCi(file)));
if (asked.length === 0) rmSync(here('dist'), { recursive: true, force: true });

/** Libraries written for an older version of what they build upon than all others, with what stands in for that. */
const older = {
  'element-ui': { vue: 'vue-2/dist/vue.esm.js' },
  jsonforms: { '@mui/material': 'mui-material-7', '@mui/x-date-pickers': 'mui-x-date-pickers-8' },
  nebular: { '@angular/cdk': 'angular-cdk-21.0' },
};

const libraryOf = (page) => page.slice(0, page.indexOf('/'));
/** All pages at once take 23 GB. */
const atOnce = 40;
const current = pages.filter((page) => !(libraryOf(page) in older));
for (let at = 0; at < current.length; at += atOnce) await bundle(current.slice(at, at + atOnce));
for (const [library, alias] of Object.entries(older)) {
  const own = pages.filter((page) => libraryOf(page) === library);
  if (own.length > 0) await bundle(own, alias);
}
console.log(`${pages.length} pages built`);

for (const name of pages.map((page) => page.replace(/\.jsx?$/, '')))
  writeFileSync(here(`dist/${name}.html`), shell(name));

function bundle(entries, alias = {}) {
  return build({
    entryPoints: entries.map((page) => here(`pages/${page}`)),
    outdir: here('dist'),
    outbase: here('pages'),
    bundle: true,
    format: 'esm',
    target: 'chrome120',
    jsx: 'automatic',
    conditions: ['svelte', 'browser', 'production'],
    plugins: [sveltePlugin, lessPlugin, openui5Plugin, oraclejetPlugin],
    external: ['/assets/*'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: { vue: 'vue/dist/vue.esm-bundler.js', ...alias },
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
}

function isOf(file, asked) {
  return file.startsWith(`${asked}/`) || file.startsWith(`${asked}.`);
}

function hasCi(file) {
  return /\bci: true\b|\bshowCasesOfCi\b/.test(readFileSync(here(`pages/${file}`), 'utf8'));
}

/** The page around a bundle; its style sheet is there only where the library has one. */
function shell(name) {
  const style = existsSync(here(`dist/${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${style}<style>main { padding: 40px 40px 500px; max-width: 700px }</style></head><body><script type="module" src="/${name}.js"></script></body></html>`;
}
