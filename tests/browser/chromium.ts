import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { findChromium } from './find-browser';

/** Flags that keep the browser off the network and out of root's way. */
const quietFlags = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--force-color-profile=srgb',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Starts the installed Chromium.
 * @throws Error that says what to install where there is none
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chrome, Chromium or Edge found: install one, or set CHROME_PATH to it.');
  return launch({
    executablePath,
    pipe: true,
    headless: true,
    ...options,
    args: [...quietFlags, ...(options.args ?? [])],
  });
}
