/** Bundles every page in `pages/` with its library into `dist/`. */
import { build } from 'esbuild';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  conditions: ['browser', 'production'],
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

for (const name of pages.map((file) => file.replace(/\.jsx?$/, '')))
  writeFileSync(here(`dist/${name}.html`), shell(name));

/** The page around a bundle; its style sheet is there only where the library has one. */
function shell(name) {
  const style = existsSync(here(`dist/${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${style}<style>main { padding: 40px 40px 500px; max-width: 700px }</style></head><body><script type="module" src="/${name}.js"></script></body></html>`;
}
