import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const load = () => import('../../../utils/conduct/own-files/own-script');

it('has the install of a worker run every script, and none at any other start', async () => {
  const importScripts = vi.fn();
  const heard = new Map<string, () => void>();
  vi.stubGlobal('importScripts', importScripts);
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear));
  const { keepScripts } = await load();
  keepScripts();
  expect(importScripts).not.toHaveBeenCalled();
  heard.get('install')!();
  expect(importScripts.mock.calls).toEqual([['/session.js', '/faker.js']]);
});

it('runs a script in a worker once, before it returns', async () => {
  const importScripts = vi.fn();
  vi.stubGlobal('importScripts', importScripts);
  const { loadScript } = await load();
  const loading = loadScript('faker');
  expect(importScripts.mock.calls).toEqual([['/faker.js']]);
  await loading;
  await loadScript('faker');
  expect(importScripts).toHaveBeenCalledTimes(1);
});

it('tries again what a worker could not run', async () => {
  const importScripts = vi.fn().mockImplementationOnce(() => {
    throw new Error('NetworkError');
  });
  vi.stubGlobal('importScripts', importScripts);
  const { loadScript } = await load();
  await expect(loadScript('session')).rejects.toThrow('NetworkError');
  await expect(loadScript('session')).resolves.toBeUndefined();
});
