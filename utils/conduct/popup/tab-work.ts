import type { PopupEvent } from '../../messages/popup';
import { actOnMenu, type Clicked, type PageAction } from './act-on-page';
import { attendPopup, type AttendedPopup } from './attend-popup';
import { wholePage } from '../filling/fill';
import type { TabSession } from '../tab/tab-session';
import { TabSessions } from '../tab/tab-sessions';

/** All that the background does on tabs: its larger part, in a script of its own that comes when first it is asked for. */
export interface TabWork {
  sessionOf(tabId: number): TabSession;
  fillPage(tabId: number): Promise<void>;
  actOnMenu(action: PageAction, clicked: Clicked): Promise<void>;
  attendPopup(send: (event: PopupEvent) => void): AttendedPopup;
  /** Drops the session of a closed tab. */
  forget(tabId: number): void;
}

/** @param modeChosen called where a tab gets a mode other than realistic */
export function createTabWork(modeChosen: () => void): TabWork {
  const sessions = new TabSessions(modeChosen);
  return {
    sessionOf: (tabId) => sessions.of(tabId),
    fillPage: (tabId) => sessions.of(tabId).command(() => ({ scope: wholePage })),
    actOnMenu: (action, clicked) => actOnMenu(sessions.of(clicked.tabId), action, clicked),
    attendPopup: (send) => attendPopup(sessions, send),
    forget: (tabId) => sessions.forget(tabId),
  };
}
