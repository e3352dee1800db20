import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('node_modules/@openui5/', import.meta.url));
const libraries = ['sap.ui.core', 'sap.m', 'sap.ui.layout', 'sap.ui.unified'];
const roots = libraries.map((name) => join(packages, name, 'src'));
const served = fileURLToPath(new URL('dist/openui5/resources/', import.meta.url));
const theme = join(packages, 'themelib_sap_horizon/src');
const named = /["']((?:\.{1,2}\/|sap\/|jquery)[\w./-]+)["']/g;

const settings = { language: 'en', theme: 'sap_horizon', async: true, logLevel: 'ERROR', libs: libraries.join() };

/**
 * OpenUI5 has a loader of its own, which fetches modules as they are asked for. `openui5:sap/m/Input,…` are those
 * modules with all they name, put before its loader; the import's `controls` has them by their last names.
 */
export const openui5Plugin = {
  name: 'openui5',
  setup(build) {
    build.onResolve({ filter: /^openui5:/ }, ({ path }) => ({ path, namespace: 'openui5' }));
    build.onLoad({ filter: /^openui5:/, namespace: 'openui5' }, async ({ path }) => {
      await writeResources();
      return { contents: program(path.slice('openui5:'.length).split(',')) };
    });
  },
};

function find(name) {
  return roots.map((root) => join(root, name)).find((file) => existsSync(file));
}

/** Modules that others name by a text they put together. */
const builtAtRun = [
  'sap/ui/core/Core',
  'sap/ui/thirdparty/jquery-compat',
  ...['Gregorian', 'UI5Date', 'UniversalDate'].map((name) => `sap/ui/core/date/${name}`),
];

/** The sources of modules and of all that their texts name, by name. */
function sourcesOf(modules) {
  const found = {};
  const open = modules.map((name) => `${name}.js`);
  for (const name of open) {
    const file = name in found ? null : find(name);
    if (!file) continue;
    found[name] = readFileSync(file, 'utf8');
    for (const [, other] of found[name].matchAll(named))
      open.push(`${other.startsWith('.') ? join(dirname(name), other) : other}.js`);
  }
  return found;
}

/** What the library asks its server for by name, in the folder that is served. */
async function writeResources() {
  const { Builder } = (await import('less-openui5')).default;
  const write = (name, text) => {
    const file = join(served, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const name of [
    'sap/ui/core/cldr/en.json',
    ...libraries.map((one) => `${folderOf(one)}/messagebundle.properties`),
  ])
    write(name, readFileSync(find(name)));
  for (const library of libraries) {
    const themed = `${folderOf(library)}/themes/sap_horizon`;
    const { css, variables } = await new Builder().build({
      lessInputPath: `${themed}/library.source.less`,
      rootPaths: [...roots, theme],
    });
    const told = encodeURIComponent(JSON.stringify(variables)).replaceAll("'", '%27');
    const carrier = `#sap-ui-theme-${library.replaceAll('.', '\\.')}`;
    write(`${themed}/library.css`, `${css}\n${carrier} { background-image: url('data:text/plain;utf-8,${told}') }`);
  }
}

const folderOf = (library) => library.replaceAll('.', '/');

function program(modules) {
  const loader = ['ui5loader.js', 'ui5loader-autoconfig.js'].map((name) => readFileSync(find(name), 'utf8'));
  const all = sourcesOf([...builtAtRun, ...libraries.map((one) => `${folderOf(one)}/library`), ...modules]);
  return `
    const boot = document.createElement('script');
    Object.assign(boot, { id: 'sap-ui-bootstrap', type: 'text/plain' });
    boot.setAttribute('src', 'resources/sap-ui-core.js');
    document.head.append(boot);
    globalThis['sap-ui-config'] = ${JSON.stringify(settings)};
    for (const text of ${JSON.stringify(loader)}) (0, eval)(text);
    globalThis.sap.ui.require.preload(${JSON.stringify(all)});
    const load = (names) => new Promise((done, fail) => sap.ui.require(names, (...found) => done(found), fail));
    const [core] = await load(['sap/ui/core/Core']);
    core.boot?.();
    await core.ready();
    const [Theming] = await load(['sap/ui/core/Theming']);
    await new Promise((done) => Theming.attachApplied(done));
    const found = await load(${JSON.stringify(modules)});
    export const controls = Object.fromEntries(${JSON.stringify(modules)}.map((name, at) => [name.split('/').at(-1), found[at]]));
  `;
}
