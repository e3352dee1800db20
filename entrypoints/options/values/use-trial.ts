import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { openConnection, type Connection, type PortLike } from '../../../components/connection';
import type { FieldRow, RuleTrial } from '../../../utils/messages/field-row';
import { popupPort, type PopupEvent } from '../../../utils/messages/popup';
import type { Rule } from '../../../utils/plan/rules/rule';

export interface Trial {
  /** Fields of the tab, those of its list's first part. */
  readonly rows: readonly FieldRow[];
  /** By rule: how many of them it decides on. */
  readonly caught: ReadonlyMap<string, number>;
  /** What the rule that was tried last does there. */
  readonly tried: RuleTrial | null;
  readonly tryRule: (rule: Rule) => void;
}

/** What the rules do to the tab that the settings were opened from, planned anew at each change. null: no such tab. */
export function useTrial(tabId: number | null, rules: readonly Rule[] | null): Trial | null {
  const [rows, setRows] = useState<readonly FieldRow[]>([]);
  const [tried, setTried] = useState<RuleTrial | null>(null);
  const connection = useRef<Connection | null>(null);
  useEffect(() => {
    if (tabId === null) return;
    const opened = openLine(tabId, (event) => {
      if (event.is === 'rows' && event.from === 0) setRows(event.rows);
      if (event.is === 'tried') setTried(event.trial);
    });
    connection.current = opened;
    return () => opened.close();
  }, [tabId]);
  useEffect(() => {
    if (rules) connection.current?.send({ do: 'refresh' });
  }, [rules]);
  const tryRule = useCallback((rule: Rule) => connection.current?.send({ do: 'try', rule }), []);
  const caught = useMemo(() => counts(rows), [rows]);
  return rows.length > 0 ? { rows, caught, tried, tryRule } : null;
}

/** It is opened again with the next request, should the background have gone to sleep. */
function openLine(tabId: number, onEvent: (event: PopupEvent) => void): Connection {
  return openConnection({
    connect: () => browser.runtime.connect({ name: popupPort }) as PortLike,
    tabId,
    askAgain: () => [],
    onEvent,
    onLost: () => false,
    onSilence: () => undefined,
    later: (run, delay) => setTimeout(run, delay),
  });
}

function counts(rows: readonly FieldRow[]): Map<string, number> {
  const caught = new Map<string, number>();
  for (const { rule } of rows) if (rule) caught.set(rule.id, (caught.get(rule.id) ?? 0) + 1);
  return caught;
}
