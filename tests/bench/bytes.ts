/** What the built extension weighs, and what its scripts are made of. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { builtExtension } from '../browser/extension';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Our scripts with all that they import at once, in bytes: the background as it starts, what it brings where first a tab is
 * asked about and where first a template calls faker, what goes into pages, and what pages of ours begin with.
 */
export function scriptBytes(): Record<string, number> {
  return {
    'background.js': bytesOf(['background.js']),
    'session.js': bytesOf(['session.js']),
    'faker.js': bytesOf(['faker.js']),
    'agent.js': bytesOf(['agent.js']),
    'widgets.js': bytesOf(['widgets.js']),
    'writer.js': bytesOf(['writer.js']),
    popup: bytesOf(scriptsOf('popup.html')),
    options: bytesOf(scriptsOf('options.html')),
  };
}

function bytesOf(entries: readonly string[]): number {
  return [...withImports(entries)].reduce((sum, file) => sum + statSync(join(builtExtension, file)).size, 0);
}

const textOf = (file: string) => readFileSync(join(builtExtension, file), 'utf8');

/** All scripts of the built extension by name, with their texts. */
export function builtScripts(): Map<string, string> {
  const scripts = readdirSync(builtExtension, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return new Map(scripts.map((file) => [file, textOf(file)]));
}

/** What a page begins with. */
function scriptsOf(page: string): string[] {
  return [...textOf(page).matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, script]) => script!);
}

/** Scripts and what they import, and that imports, before they run. */
function withImports(entries: readonly string[]): ReadonlySet<string> {
  const files = new Set(entries);
  for (const file of files)
    for (const [, path] of textOf(file).matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g))
      files.add(join(dirname(file), path!));
  return files;
}

export interface Share {
  readonly part: string;
  readonly bytes: number;
}

/** What an entrypoint holds by folder, largest first, as a minifying bundler leaves it. */
export async function sharesOf(entrypoint: string): Promise<Share[]> {
  const { metafile } = await build({
    entryPoints: [join(root, entrypoint)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    outdir: join(root, '.output'),
    define: { 'import.meta.env': '{}' },
  });
  const shares = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const part = partOf(relative(root, join(process.cwd(), path)));
      shares.set(part, (shares.get(part) ?? 0) + bytesInOutput);
    }
  return [...shares]
    .map(([part, bytes]) => ({ part, bytes }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** A package, or a folder two levels down: `utils/plan/words`, `react-dom`. */
function partOf(path: string): string {
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  return found ? found[1]! : path.split('/').slice(0, -1).slice(0, 3).join('/') || path;
}

/** The shares as a small treemap of text: a bar as long as the share. */
export function treemap(shares: readonly Share[], rows = 12): string {
  const whole = shares.reduce((sum, { bytes }) => sum + bytes, 0);
  return shares
    .slice(0, rows)
    .map(({ part, bytes }) => {
      const bar = '█'.repeat(Math.max(1, Math.round((40 * bytes) / whole)));
      return `${(bytes / 1_000).toFixed(1).padStart(8)} kB  ${part.padEnd(32)} ${bar}`;
    })
    .join('\n');
}
