import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchExtension, type ExtensionBrowser } from '../../browser/extension';
import { serve, type Served } from '../../browser/serve';

const field = (label: string) => `<label>${label} <input></label>`;
const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`;

let extension: ExtensionBrowser;
let server: Served;

beforeAll(async () => {
  server = await serve((path) => {
    if (path === '/inner' || path === '/0') return page(field('First name') + field('Last name'));
    return page('<iframe src="/inner"></iframe>'.repeat(Number(path.slice(1))));
  });
  extension = await launchExtension();
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** By call: messages to the page's frames while it is read and filled. @param frames inside it; 0: its own fields */
async function messagesFor(frames: number): Promise<Record<string, number>> {
  const tab = await extension.browser.newPage();
  await tab.goto(`${server.origin}/${frames}`, { waitUntil: 'networkidle0' });
  const worker = await extension.worker();
  await worker.evaluate(`{
    globalThis.original ??= { send: chrome.tabs.sendMessage, run: chrome.scripting.executeScript };
    const sent = (globalThis.sent = {});
    const note = (what) => (sent[what] = (sent[what] ?? 0) + 1);
    chrome.tabs.sendMessage = (...input) => (note(input[1].call), original.send.apply(chrome.tabs, input));
    chrome.scripting.executeScript = (input) => {
      note(input.files?.[0] ?? input.args?.[0]?.call ?? 'look');
      return original.run.call(chrome.scripting, input);
    };
  }`);
  const fields = 2 * Math.max(frames, 1);
  expect(await extension.fillPage(tab)).toBe(`Filled ${fields} of ${fields}`);
  const sent = (await worker.evaluate('globalThis.sent')) as Record<string, number>;
  await tab.close();
  return sent;
}

test('hundreds of frames are read and filled in a few messages', async () => {
  const frames = 100;
  const sent = await messagesFor(frames);

  // Frames that are loaded late, on a busy machine, are asked in a round of their own.
  const few = Math.ceil(frames / 16);
  for (const call of ['look', '/agent.js', '/writer.js', 'agent/scan', 'agent/begin', 'agent/apply', 'agent/settle']) {
    expect(sent[call], call).toBeGreaterThan(0);
    expect(sent[call], call).toBeLessThanOrEqual(few);
  }
});

test('a page of one frame begins with its first values: no message but those that are waited for', async () => {
  const sent = await messagesFor(0);

  expect(sent).toMatchObject({ 'agent/hello': 1, 'agent/apply': 1, 'agent/end': 1 });
  expect(sent).not.toHaveProperty('agent/begin');
});
