import { useCallback, useEffect, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { text } from '../../utils/text';
import { isAgentCommand } from '../../utils/messages/announcements';
import { popupPort, type PopupRequest } from '../../utils/messages/popup';
import { openConnection, type Connection, type PortLike } from '../../components/connection';
import { takeEarlyLine } from '../../components/early-line';
import {
  initialPopupState,
  isNarrowed,
  isWaiting,
  missingFrom,
  reducePopup,
  type PopupAction,
  type PopupState,
} from './popup-state';

export type Send = (request: PopupRequest) => void;

export interface PopupPort {
  readonly state: PopupState;
  readonly send: Send;
  readonly dispatch: (action: PopupAction) => void;
}

/** The popup's state, kept by the background's events for as long as the popup shows the tab. */
export function usePort(tabId: number): PopupPort {
  const [state, setState] = useState(initialPopupState);
  /** The state as it is before React has drawn it: a line that breaks right after a press knows of the press. */
  const now = useRef(state);
  const dispatch = useCallback((action: PopupAction) => {
    now.current = reducePopup(now.current, action);
    setState(now.current);
  }, []);
  const connection = useRef<Connection | null>(null);
  const isFirst = useRef(true);
  /** What was asked for last that writes into the page: a line that breaks may have lost it. */
  const command = useRef<PopupRequest | null>(null);
  useEffect(() => {
    const opened = openConnection({
      early: takeEarlyLine(),
      connect: () => browser.runtime.connect({ name: popupPort }) as PortLike,
      tabId,
      askAgain: () => [
        ...(isNarrowed(now.current.view) ? [{ do: 'narrow', ...now.current.view } as const] : []),
        ...(now.current.fill === 'asked' && command.current ? [command.current] : []),
      ],
      onEvent: (event) => dispatch({ type: 'heard', event }),
      onLost: () => {
        dispatch({ type: 'lost' });
        return isWaiting(now.current);
      },
      onSilence: (isSilent) => dispatch({ type: 'problem', text: isSilent ? text('problemLost') : '' }),
      later: (run, delay) => setTimeout(run, delay),
    });
    connection.current = opened;
    return () => {
      opened.close();
      dispatch({ type: 'other-tab' });
    };
  }, [tabId, dispatch]);

  const send = useCallback<Send>(
    (request) => {
      if (request.do === 'fill' || request.do === 'apply-changes') {
        command.current = request;
        dispatch({ type: 'asked-to-fill' });
      }
      if (request.do === 'insert') dispatch({ type: 'asked-to-insert' });
      connection.current?.send(request);
    },
    [dispatch],
  );

  // A background that sleeps hears of no new page: it is woken by the line.
  useEffect(() => {
    const follow = (updated: number, { status }: { readonly status?: string }) => {
      if (updated !== tabId) return;
      if (status === 'loading') dispatch({ type: 'page-leaves' });
      if (status === 'complete') connection.current?.wake();
    };
    browser.tabs.onUpdated.addListener(follow);
    return () => browser.tabs.onUpdated.removeListener(follow);
  }, [tabId, dispatch]);

  // Nor does one that slept know who looks at the page that has changed.
  useEffect(() => {
    const hear = (message: unknown, { tab }: { readonly tab?: { readonly id?: number } }) => {
      if (tab?.id === tabId && isAgentCommand(message)) connection.current?.wake();
    };
    browser.runtime.onMessage.addListener(hear);
    return () => browser.runtime.onMessage.removeListener(hear);
  }, [tabId]);

  // Whoever was on the page meanwhile may have typed there, or moved on in it.
  useEffect(() => {
    let wasAway = false;
    const leave = () => (wasAway = true);
    const comeBack = () => {
      if (wasAway && !isWaiting(now.current)) send({ do: 'refresh' });
      wasAway = false;
    };
    addEventListener('blur', leave);
    addEventListener('focus', comeBack);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', comeBack);
    };
  }, [send]);

  const { look, search } = state.view;
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else send({ do: 'narrow', look, search });
  }, [look, search, send]);

  const missing = missingFrom(state);
  useEffect(() => {
    if (missing !== null) send({ do: 'rows', from: missing });
  }, [missing, send]);

  return { state, send, dispatch };
}
