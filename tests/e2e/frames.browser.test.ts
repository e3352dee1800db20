import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';
import { evaluateInAgents } from './isolated';

const field = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
const document_ = (body: string) => `<!doctype html><html lang="en-US"><body>${body}</body></html>`;

const shadowed = (mode: string, inner: string) =>
  `<div id="host-${mode}"></div><script>{
    const root = document.getElementById('host-${mode}').attachShadow({ mode: '${mode}' });
    root.innerHTML = ${JSON.stringify(inner)};
    window.roots = [...(window.roots ?? []), root];
  }</script>`;

let extension: ExtensionBrowser;
let server: Served;
let other: Served;

beforeAll(async () => {
  other = await serve(() => document_(field('City', 'city')));
  server = await serve((path) => {
    if (path === '/inner') return document_(field('Last name', 'last'));
    if (path === '/news') return document_('<p>Nothing to fill in</p>');
    if (path !== '/') return null;
    return document_(`
      ${field('First name', 'first')}
      <iframe src="/inner"></iframe>
      <iframe src="/news"></iframe>
      <iframe srcdoc='${field('E-mail', 'email')}<iframe srcdoc="&lt;label>Phone &lt;input name=phone>&lt;/label>"></iframe>'></iframe>
      ${shadowed('open', field('User name', 'user'))}
      ${shadowed('closed', field('Company', 'company'))}
      <iframe src="${other.origin.replace('localhost', '127.0.0.1')}/"></iframe>
      <dialog open>${field('Postal code', 'zip')}</dialog>
      <dialog>${field('Street', 'hidden')}</dialog>`);
  });
  extension = await launchExtension();
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
  await other?.close();
});

describe('one person over frames and shadow roots', () => {
  it('fills every place it may reach, and says which it may not', async () => {
    const page = await extension.browser.newPage();
    await page.goto(`${server.origin}/`, { waitUntil: 'networkidle0' });
    const popup = await extension.openPopup(page);
    await popup.waitForFunction(() => /embedded frame/.test(document.body.innerText));
    await popup.close();
    const canWrite = async (address: string) =>
      (await evaluateInAgents(page, 'globalThis.__understudyAgent.canWrite'))[`${server.origin}${address}`];
    await expect.poll(() => canWrite('/inner')).toBe(true);
    expect(await canWrite('/news')).toBe(false);
    expect(await extension.fillPage(page)).toMatch(/^Filled 7 of 7/);
    const filled: Record<string, string> = {};
    for (const frame of page.frames()) {
      Object.assign(
        filled,
        await frame.evaluate(() => {
          const roots: ParentNode[] = [document, ...((window as unknown as { roots?: ShadowRoot[] }).roots ?? [])];
          const inputs = roots.flatMap((root) => [...root.querySelectorAll('input')]);
          return Object.fromEntries(inputs.map((input) => [input.name, input.value]));
        }),
      );
    }
    const { city, hidden, ...reached } = filled;
    expect(city).toBe('');
    expect(hidden).toBe('');
    expect(Object.keys(reached).sort()).toEqual(['company', 'email', 'first', 'last', 'phone', 'user', 'zip']);
    expect(Object.values(reached).filter((value) => value === '')).toEqual([]);
    expect(reached['email']).toContain(reached['last']!.toLowerCase().replace(/[^a-z]/g, ''));
  });
});
