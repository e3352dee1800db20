import type { FieldId } from '../pipeline';
import { wholePage, type FillScope } from './fill';
import type { MenuAction } from './menus';
import { linkTab } from './tab-link';
import { sessionOf } from './tab-sessions';

/** Does what a context-menu item says, in the frame that was clicked. Problems show on the toolbar button. */
export function actOnMenu(action: MenuAction, tabId: number, frameId: number): Promise<void> {
  const session = sessionOf(tabId);
  switch (action.do) {
    case 'fill':
      return session.fillScope(() => scopeOf(action.scope, tabId, frameId));
    case 'fill-as':
      return session.fillScope(() => wholePage, action.mode);
    case 'insert':
      return session.insert(action.kind, frameId);
  }
}

/** Which fields the item speaks of, as the frame that was clicked knows them. */
async function scopeOf(scope: 'field' | 'form' | 'page', tabId: number, frameId: number): Promise<FillScope> {
  if (scope === 'page') return wholePage;
  const target = await linkTab(tabId).call(frameId, 'agent/target', {});
  const ids = new Set<FieldId>(scope === 'form' ? target.form : target.field ? [target.field] : []);
  if (ids.size === 0) throw new Error('nothing here can be filled');
  return (field) => field.frameId === frameId && ids.has(field.ownId);
}
