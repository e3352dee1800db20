import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { popupPort, type FieldRow, type PopupEvent, type PopupRequest } from '../../../utils/messages';
import type { Rule } from '../../../utils/plan/rules/rule';

export interface Trial {
  /** Fields of the tab, those of its list's first part. */
  readonly rows: readonly FieldRow[];
  /** By rule: how many of them it decides on. */
  readonly caught: ReadonlyMap<string, number>;
}

/** What the rules do to the tab that the settings were opened from, planned anew at each change. null: no such tab. */
export function useTrial(tabId: number | null, rules: readonly Rule[] | null): Trial | null {
  const [rows, setRows] = useState<readonly FieldRow[] | null>(null);
  const [send, setSend] = useState<((request: PopupRequest) => void) | null>(null);
  useEffect(() => {
    if (tabId === null) return;
    const port = browser.runtime.connect({ name: popupPort });
    port.onMessage.addListener((event: PopupEvent) => {
      if (event.is === 'rows' && event.from === 0) setRows(event.rows);
    });
    port.onDisconnect.addListener(() => setRows(null));
    port.postMessage({ do: 'open', tabId } satisfies PopupRequest);
    setSend(() => (request: PopupRequest) => port.postMessage(request));
    return () => port.disconnect();
  }, [tabId]);
  useEffect(() => {
    if (rules) send?.({ do: 'refresh' });
  }, [rules, send]);
  if (!rows || rows.length === 0) return null;
  const caught = new Map<string, number>();
  for (const { rule } of rows) if (rule) caught.set(rule.id, (caught.get(rule.id) ?? 0) + 1);
  return { rows, caught };
}
