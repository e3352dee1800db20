import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { findChromium, findHeadlessShell } from './find-browser';
import { makeWaitsPatient } from './patient-waits';

/** What the browser starts ahead in processes of their own: pages of its own window, and one for the next site. */
const ahead = [
  ...['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  'SpareRendererForSitePerProcess',
];

/** Flags that keep the browser off the network and out of root's way, and its window from moving. */
const quietFlags = [
  `--disable-features=${ahead.join()}`,
  '--animation-duration-scale=0',
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
 * Tests open pages that live for seconds, several browsers at a time: V8's own threads, which collect garbage and compile
 * ahead, take a fifth of the processor and bring nothing. What is measured (`npm run bench`) has them as people do.
 */
const testFlags = process.env['VITEST'] ? ['--js-flags=--single-threaded'] : [];

/**
 * Starts the installed Chromium; its headless shell where pages are all that is asked of it.
 * @throws Error that says what to install where there is none
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const isPlain = !process.env['CHROME_PATH'] && !options.enableExtensions && options.headless === undefined;
  const executablePath = (isPlain ? findHeadlessShell() : null) ?? findChromium();
  if (!executablePath) throw new Error('No Chrome, Chromium or Edge found: install one, or set CHROME_PATH to it.');
  makeWaitsPatient();
  return launch({
    executablePath,
    pipe: true,
    headless: true,
    ...options,
    args: [...quietFlags, ...testFlags, ...(options.args ?? [])],
  });
}
