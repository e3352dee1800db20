/** A screen of its own that nobody sees, for what browsers show in real windows alone: their own menus. X11 only. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Windows and macOS have no display of that sort. */
export const hasX = process.platform === 'linux';

const run = promisify(execFile);
const tools = ['/usr/bin/Xvfb', '/usr/bin/xdotool'] as const;

/** Packages of Debian with what is missing for a virtual display; none where all is there. */
export function missingForDisplay(): string[] {
  return tools.filter((path) => !existsSync(path)).map((path) => path.split('/').at(-1)!.toLowerCase());
}

export interface VirtualDisplay {
  /** What a program needs in its environment to show its windows here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Presses keys, by X's names for them; each goes to whatever has the keyboard. */
  press(...keys: readonly string[]): Promise<void>;
  /** How many of the browser's menus are open. */
  openMenus(): Promise<number>;
  close(): void;
}

/** @throws Error that names the packages that are missing */
export async function openVirtualDisplay(): Promise<VirtualDisplay> {
  const missing = missingForDisplay();
  if (missing.length > 0) throw new Error(`Install what a virtual display needs: apt-get install ${missing.join(' ')}`);
  const [server, tool] = tools;
  const screen = spawn(server, ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const environment = { DISPLAY: `:${number}` };
  const drive = async (...args: readonly string[]) =>
    (await run(tool, args, { env: { ...process.env, ...environment } }).catch(() => ({ stdout: '' }))).stdout;
  const nameless = async () =>
    (await drive('search', '--maxdepth', '1', '--onlyvisible', '--name', '^$')).split('\n').filter(Boolean).length;
  return {
    environment,
    press: async (...keys) => void (await drive('key', ...keys)),
    // Menus are windows without a name; beside them there is one that X itself has.
    openMenus: async () => (await nameless()) - 1,
    close: () => void screen.kill(),
  };
}
