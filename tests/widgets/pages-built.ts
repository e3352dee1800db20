import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Folder of the built pages; installs the libraries and builds where that has not been done. */
export function builtPages(): string {
  const run = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
  if (!existsSync(`${folder}node_modules`)) run('ci', '--omit=dev');
  if (!existsSync(`${folder}dist`)) run('run', 'build');
  return `${folder}dist`;
}
