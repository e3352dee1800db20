import { browser } from 'wxt/browser';
import type { FieldId } from '../pipeline';
import type { FillScope } from './fill';
import type { MenuAction } from './menus';
import { linkTab } from './tab-link';
import { sessionOf } from './tab-sessions';

/** Does what a context-menu item says, in the frame that was clicked. Problems show on the toolbar button. */
export async function actOnMenu(action: MenuAction, tabId: number, frameId: number): Promise<void> {
  const session = sessionOf(tabId);
  switch (action.do) {
    case 'fill':
      return session.fillScope(await scopeOf(action.scope, tabId, frameId));
    case 'fill-as':
      return session.fillScope(() => true, action.mode);
    case 'insert': {
      const text = await session.valueOf(action.kind);
      const { inserted } = await linkTab(tabId).call(frameId, 'agent/insert', { text });
      if (!inserted) await warn(tabId, 'Nothing here takes text.');
    }
  }
}

async function scopeOf(scope: 'field' | 'form' | 'page', tabId: number, frameId: number): Promise<FillScope> {
  if (scope === 'page') return () => true;
  const link = linkTab(tabId);
  await link.frames();
  const target = await link.call(frameId, 'agent/target', {});
  const ids = new Set<FieldId>(scope === 'form' ? target.form : target.field ? [target.field] : []);
  return (field) => field.frameId === frameId && ids.has(field.ownId);
}

async function warn(tabId: number, title: string): Promise<void> {
  await browser.action.setBadgeText({ tabId, text: '!' });
  await browser.action.setTitle({ tabId, title });
}
