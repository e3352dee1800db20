/** What pages and our own pages tell the background unasked. */
import type { Look } from './look';
import type { Rule } from '../plan/rules/rule';

/** What the page agent asks of the background by itself: the person pressed a button of the notice, or the page changed. */
export interface AgentCommand {
  readonly command: NoticeCommand | 'look-again';
}
export type NoticeCommand = 'undo' | 'stop';

export function isAgentCommand(message: unknown): message is AgentCommand {
  return (
    typeof message === 'object' &&
    message !== null &&
    'command' in message &&
    (message.command === 'undo' || message.command === 'stop' || message.command === 'look-again')
  );
}

/** A page agent has met signs of widgets; it waits until the answer comes, and goes on without what it can't get. */
export interface WidgetsNeed {
  readonly needs: 'widgets';
}

export function isWidgetsNeed(message: unknown): message is WidgetsNeed {
  return typeof message === 'object' && message !== null && 'needs' in message && message.needs === 'widgets';
}

/** Asks all frames of a tab at once who is there. */
export interface RollCall {
  readonly rollCall: true;
}

export function isRollCall(message: unknown): message is RollCall {
  return typeof message === 'object' && message !== null && 'rollCall' in message;
}

/** What the page agent of each frame answers it, by itself. */
export interface FrameHere {
  readonly here: Look;
}

export function isFrameHere(message: unknown): message is FrameHere {
  return typeof message === 'object' && message !== null && 'here' in message && typeof message.here === 'object';
}

/** A page opened on a site that is filled in by itself, and has something to fill. */
export interface PageOpened {
  readonly opened: true;
}

export function isPageOpened(message: unknown): message is PageOpened {
  return typeof message === 'object' && message !== null && 'opened' in message && message.opened === true;
}

/** A page of ours that is being closed hands over what it has not saved yet: its own work ends with it. */
export interface LastWord {
  readonly save: 'rule';
  /** As `rules-store` checks it. */
  readonly rule: Rule;
  /** Whether it is put before all others where it is not stored yet. */
  readonly isNew: boolean;
}

export function isLastWord(message: unknown): message is LastWord {
  return typeof message === 'object' && message !== null && 'save' in message && message.save === 'rule';
}
