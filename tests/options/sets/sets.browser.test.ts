import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { byRole } from '../../browser/by-role';
import { launchExtension, type ExtensionBrowser } from '../../browser/extension';

let extension: ExtensionBrowser;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-sets-'));
  extension = await launchExtension();
  options = await extension.openOptions('sets');
  const client = await options.createCDPSession();
  await client.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
});
afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
});

const waitForStatus = (text: string) =>
  options.waitForFunction((wanted) => document.querySelector('[role=status]')?.textContent === wanted, {}, text);

it('persons are saved as a file, with the columns that were chosen', async () => {
  await options.locator(byRole('combobox', 'How many')).fill('10');
  await options.locator(byRole('button', 'Leave out “Phone”')).click();
  await options.locator(byRole('button', 'Save file')).click();
  await waitForStatus('10 people saved.');

  const file = join(folder, 'persons-10.csv');
  await vi.waitFor(() => expect(existsSync(file)).toBe(true));
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('seed,given-name,family-name,email,bday,address-line1,postal-code,address-level2,country-name');
});

it('many are made while the page stays in hand, and can be cancelled', async () => {
  await options.locator(byRole('combobox', 'How many')).fill('100000');
  await options.locator(byRole('button', 'Save file')).click();
  await options.locator(byRole('button', 'Cancel')).click();
  await waitForStatus('Canceled. Nothing was saved.');

  expect(existsSync(join(folder, 'persons-100000.csv'))).toBe(false);
});
