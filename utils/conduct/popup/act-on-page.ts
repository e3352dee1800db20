import type { FieldId } from '../../pipeline';
import { wholePage, type FillScope } from '../filling/fill';
import type { MenuAction } from '../menus/menus';
import { linkTab } from '../frames/tab-link';
import type { PageCommand } from '../tab/tab-commands';
import type { TabSession } from '../tab/tab-session';
import { Trouble } from '../frames/trouble';

/** Where a context menu was opened. */
export interface Clicked {
  readonly tabId: number;
  readonly frameId: number;
  /** Firefox's name for the element; null elsewhere. */
  readonly clicked: number | null;
}

/** What is done on the page itself. */
export type PageAction = Exclude<MenuAction, { readonly do: 'search' }>;

/** Does what a context-menu item says, in the frame that was clicked. Problems show on the toolbar button. */
export function actOnMenu(
  session: TabSession,
  action: PageAction,
  { tabId, frameId, clicked }: Clicked,
): Promise<void> {
  switch (action.do) {
    case 'fill':
      return session.command(() => commandFor(action.scope, { tabId, frameId, clicked }));
    case 'fill-with':
      return session.command(() => ({ scope: wholePage, mode: action.mode }));
    case 'fill-as':
      return session.command(async () => ({
        ...(await commandFor('field', { tabId, frameId, clicked })),
        as: action.kind,
      }));
    case 'always-as':
      return session.command(async () => ({
        ...(await commandFor('field', { tabId, frameId, clicked })),
        as: action.kind,
        always: true,
      }));
    case 'play':
      return session.play(action.scenario);
    case 'insert':
      return session.insert(action.what, frameId);
  }
}

/** Which fields the item speaks of, as the frame that was clicked knows them. */
async function commandFor(
  words: 'field' | 'form' | 'page',
  { tabId, frameId, clicked }: Clicked,
): Promise<PageCommand> {
  if (words === 'page') return { scope: wholePage };
  const target = await linkTab(tabId).call(frameId, 'agent/target', { clicked });
  const ids = new Set<FieldId>(words === 'form' ? target.form : target.field ? [target.field] : []);
  if (ids.size === 0) throw new Trouble('no-field');
  const scope: FillScope = (field) => field.frameId === frameId && ids.has(field.ownId);
  return words === 'field' ? { scope, only: scope } : { scope };
}
