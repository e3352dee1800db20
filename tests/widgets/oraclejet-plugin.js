import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('node_modules/@oracle/oraclejet/dist/js/libs', import.meta.url));

/** Where the names are that Oracle JET's modules have by a configuration of RequireJS. */
const places = [
  [/^ojs\/(.+)$/, `${libs}/oj/debug_esm/$1.js`],
  [/^ojL10n!ojtranslations\/(.+)$/, `${libs}/oj/resources/$1.js`],
  [/^jqueryui-amd\/(.+)$/, `${libs}/jquery/jqueryui-amd-1.14.2/$1.js`],
  [/^touchr$/, `${libs}/touchr/touchr.js`],
  [/^ojdnd$/, `${libs}/dnd-polyfill/dnd-polyfill-1.0.2.js`],
];

/** Lets pages import Oracle JET, whose modules name each other as RequireJS is told to find them. */
export const oraclejetPlugin = {
  name: 'oraclejet',
  setup(build) {
    // All its parts are to have one Preact and one jQuery, of its own versions.
    build.onResolve({ filter: /^(preact(\/.*)?|jquery)$/ }, ({ path, importer, kind, pluginData }) =>
      pluginData !== 'known' && importer.includes('/@oracle/')
        ? build.resolve(path, { resolveDir: libs, kind, pluginData: 'known' })
        : null,
    );
    for (const [filter, place] of places)
      build.onResolve({ filter }, ({ path }) => ({ path: path.replace(filter, place) }));
    // It names what its logger calls otherwise.
    build.onLoad({ filter: /debug_esm\/ojdatetimepicker\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/\bwarning\b(?=[^}]*\} from 'ojs\/ojlogger')/, 'warn as warning'),
    }));
    build.onLoad({ filter: /oj\/resources\/nls\/.*\.js$/ }, ({ path }) => {
      const files = [path, path.replace('/nls/', '/nls/en-US/')].filter((file) => existsSync(file));
      const texts = files.map((file) => readFileSync(file, 'utf8')).join(';');
      return {
        contents: `const texts = { _ojLocale_: 'en-US' }; const define = (all) => Object.assign(texts, all.root ?? all); ${texts}; export default texts;`,
      };
    });
    build.onLoad({ filter: /\/jqueryui-amd-[^/]+\/.*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const others = [...(/define\(\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/"(\.[^"]+)"/g)];
      const imports = others.map(([, other]) => `import '${other}.js';`).join('');
      return {
        contents: `import jQuery from 'jquery'; ${imports} const define = (_, make) => make(jQuery); define.amd = true; ${text}`,
      };
    });
  },
};
