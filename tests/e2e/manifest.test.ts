import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const builds = ['chrome-mv3', 'firefox-mv3'].map((name) => ({
  name,
  url: new URL(`../../.output/${name}/manifest.json`, import.meta.url),
}));

/**
 * With Alt+Shift: Firefox's menus by their access keys, File to Help in English and their like in German, French, Spanish
 * and Italian; toolbar, bookmarks bar, feedback, dialogs, notifications, split views and tab groups of Chrome and Edge.
 */
const taken = [...'FEVSBTH', ...'DACLX', ...'MO', ...'INR', ...'PCWXZ'];
/** With Control+Shift: macOS's text fields extend the selection by these, its Japanese input changes the script. */
const takenOnMac = [...'ABEFNPV', ...'JK'];

describe.each(builds)('manifest of $name', ({ name, url }) => {
  const manifest = existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : null;

  it('is built', () => {
    expect(manifest).not.toBeNull();
  });

  it('asks for nothing before a click', () => {
    const own = name.startsWith('firefox') ? 'menus' : 'sidePanel';
    const none = ['activeTab', 'contextMenus', 'scripting', 'storage', own].sort();
    expect([...manifest.permissions].sort()).toEqual(none);
    expect(manifest.host_permissions ?? []).toEqual([]);
    expect(manifest.optional_permissions ?? []).toEqual([]);
    expect(manifest.content_scripts ?? []).toEqual([]);
    expect(manifest.web_accessible_resources ?? []).toEqual([]);
    expect(manifest.externally_connectable).toBeUndefined();
  });

  it('keeps its pages off the network', () => {
    const policy: string = manifest.content_security_policy.extension_pages;
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it('has a panel beside the page, which stays shut until asked for', () => {
    const { side_panel: panel, sidebar_action: sidebar } = manifest;
    expect(panel?.default_path ?? sidebar.default_panel).toBe('sidepanel.html');
    expect(sidebar?.open_at_install ?? false).toBe(false);
  });

  it('lists fill and undo among the browser’s shortcuts', () => {
    expect(Object.keys(manifest.commands).sort()).toEqual([
      '_execute_action',
      'fill-page',
      'scenario',
      'search',
      'undo',
    ]);
  });

  it('suggests keys that no browser has a use for', () => {
    const commands = Object.values<{ suggested_key?: { default: string; mac: string } }>(manifest.commands);
    const suggested = commands.flatMap(({ suggested_key: keys }) => keys ?? []);
    expect(suggested).toHaveLength(4);
    for (const keys of suggested) {
      expect(keys.default).toMatch(/^Alt\+Shift\+[A-Z]$/);
      expect(taken).not.toContain(keys.default.at(-1));
      expect(keys.mac).toMatch(/^MacCtrl\+Shift\+[A-Z]$/);
      expect(takenOnMac).not.toContain(keys.mac.at(-1));
    }
  });
});
