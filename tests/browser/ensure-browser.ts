/** Sees to it that there are browsers, and a display for their menus: installed ones, else Debian's packages where we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './find-browser';
import { hasX, missingForDisplay } from './virtual-display';

function aptInstall(packages: readonly string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0;
  return run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const isDebians = existsSync('/usr/lib/chromium/chromium');
const missing = [
  ...(findChromium() ? [] : ['chromium']),
  ...(isDebians === Boolean(findChromium()) && !findHeadlessShell() ? ['chromium-headless-shell'] : []),
  ...(process.argv.includes('--firefox') && !existsSync('/usr/bin/firefox-esr') ? ['firefox-esr'] : []),
  ...(hasX ? missingForDisplay() : []),
];
if (missing.length > 0 && mayInstall) aptInstall(missing);
if (!findChromium()) {
  console.error(
    'Understudy needs Chrome, Chromium or Edge here: install one (Debian: apt-get install chromium), or set CHROME_PATH.',
  );
  process.exit(1);
}
