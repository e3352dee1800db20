import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Browser } from 'wxt/browser';
import { fakeI18n } from '../../popup/fake-i18n';

vi.mock('wxt/browser', () => ({ browser: { i18n: fakeI18n() } }));

/** A popup's line, and what it was sent. */
function line() {
  const hears: ((message: unknown) => void)[] = [];
  const ends: (() => void)[] = [];
  const sent: unknown[] = [];
  const port = {
    postMessage: (event: unknown) => sent.push(event),
    onMessage: { addListener: (hear: (message: unknown) => void) => hears.push(hear) },
    onDisconnect: { addListener: (end: () => void) => ends.push(end) },
  } as unknown as Browser.runtime.Port;
  const say = (message: unknown) => hears.forEach((hear) => hear(message));
  return { port, sent, say, end: () => ends.forEach((end) => end()) };
}

const reported = vi.fn();

beforeEach(() => {
  vi.resetModules();
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => void vi.unstubAllGlobals());

it('what a popup says before the work on tabs has come is heard, in its order', async () => {
  const heard: unknown[] = [];
  vi.stubGlobal('importScripts', () => {
    const attendPopup = () => ({ hear: (message: unknown) => heard.push(message), end: () => heard.push('end') });
    vi.stubGlobal('__understudyTabWork', () => ({ attendPopup }));
  });
  const { servePopup } = await import('../../../utils/conduct/popup/serve-popup');
  const popup = line();
  servePopup(popup.port);
  popup.say('open');
  popup.say('fill');
  popup.end();
  await expect.poll(() => heard).toEqual(['open', 'fill', 'end']);
});

it('a popup that closed while the worker was starting, of which no event tells, ends at the first word to it', async () => {
  const heard: unknown[] = [];
  vi.stubGlobal('importScripts', () => {
    const attendPopup = (send: (event: unknown) => void) => ({
      hear: () => heard.push(send({ is: 'unchanged' })),
      end: () => heard.push('end'),
    });
    vi.stubGlobal('__understudyTabWork', () => ({ attendPopup }));
  });
  const { servePopup } = await import('../../../utils/conduct/popup/serve-popup');
  const popup = line();
  popup.port.postMessage = () => {
    throw new Error('Attempting to use a disconnected port object');
  };
  servePopup(popup.port);
  popup.say('open');
  await expect.poll(() => heard).toEqual([undefined, 'end']);
});

it('a popup is told where the work on tabs does not come', async () => {
  const failure = new Error('NetworkError');
  vi.stubGlobal('importScripts', () => {
    throw failure;
  });
  const { servePopup } = await import('../../../utils/conduct/popup/serve-popup');
  const popup = line();
  servePopup(popup.port);
  popup.say('open');
  await expect.poll(() => popup.sent).toEqual([{ is: 'problem', text: expect.any(String) }]);
  expect(reported).toHaveBeenCalledWith(failure);
});
