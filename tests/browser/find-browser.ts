import { existsSync } from 'node:fs';

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Path of an installed Chrome, Chromium or Edge (`CHROME_PATH` first), null where there is none. */
export function findChromium(): string | null {
  const asked = process.env['CHROME_PATH'];
  if (asked) return asked;
  return chromiumPaths.find((path) => existsSync(path)) ?? null;
}

const headlessShellPaths = ['/usr/lib/chromium/chromium-headless-shell'];

/** Path of Chromium's headless shell, which knows no extensions and takes half the processor; null where there is none. */
export function findHeadlessShell(): string | null {
  return headlessShellPaths.find((path) => existsSync(path)) ?? null;
}
