import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const built = `${folder}dist`;

/**
 * Folder of the built pages; where that has not been done, installs what continuous integration needs and builds the
 * pages it runs.
 */
export function buildPages(): string {
  const run = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
  if (!existsSync(`${folder}node_modules`)) run('ci', '--omit=dev');
  if (!existsSync(built)) run('run', 'build');
  return built;
}

/** Folder of the pages as they were built last. @throws Error that says how to build them */
export function builtFolder(): string {
  if (existsSync(built)) return built;
  throw new Error('Not built yet: npm ci && npm run build in tests/widgets first.');
}

/** `mui/select` and its like, sorted. @param asked libraries or pages; all there are if none */
export function builtPages(asked: readonly string[]): string[] {
  return readdirSync(builtFolder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length).replaceAll('\\', '/'))
    .filter((page) => asked.length === 0 || asked.some((one) => page === one || page.startsWith(`${one}/`)))
    .toSorted();
}
