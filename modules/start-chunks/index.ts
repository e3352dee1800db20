import { fileURLToPath } from 'node:url';
import { defineWxtModule } from 'wxt/modules';

/** The modules that the pages begin with. */
const starts = { popup: pathOf('popup/show.tsx'), options: pathOf('options/main.tsx') };

/**
 * Has what the popup needs at its start stand in two files, what it shares with the settings and what is its own. Left
 * alone, the bundler makes one for each set of pages and later parts that share something, a dozen of them below a
 * kilobyte, and each costs the popup a request before it shows.
 */
export default defineWxtModule((wxt) => {
  wxt.hook('vite:build:extendConfig', (entrypoints, config) => {
    if (!entrypoints.some(({ name }) => name === 'popup')) return;
    const build = (config.build ??= {});
    // All browsers that we run in know `modulepreload`.
    build.modulePreload = { polyfill: false };
    const bundler = (build.rolldownOptions ??= {});
    bundler.output = { ...bundler.output, codeSplitting: { groups: startGroups() } };
  });
});

/** As the bundler names it. */
function pathOf(module: string): string {
  return fileURLToPath(new URL(`../../entrypoints/${module}`, import.meta.url)).replaceAll('\\', '/');
}

/** What the bundler knows of its modules; its answer is good until the next one. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The first that names a module has it, with all that it imports. */
function startGroups() {
  let reached: Readonly<Record<keyof typeof starts, ReadonlySet<string>>> | null = null;
  const whoNeeds = (id: string, graph: Graph) => {
    reached ??= { popup: reachedFrom(starts.popup, graph), options: reachedFrom(starts.options, graph) };
    return { popup: reached.popup.has(id), options: reached.options.has(id) };
  };
  const shared = (id: string, graph: Graph) => {
    const { popup, options } = whoNeeds(id, graph);
    return popup && options ? 'shared' : null;
  };
  const popup = (id: string, graph: Graph) => (whoNeeds(id, graph).popup ? 'popup' : null);
  return [
    { name: shared, debugName: 'shared', priority: 1 },
    { name: popup, debugName: 'popup', priority: 0 },
  ];
}

/** A module and all that it imports, which is loaded before it runs; what is imported later does not count. */
function reachedFrom(start: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
