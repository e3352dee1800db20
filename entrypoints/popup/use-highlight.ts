import { useMemo, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { Send } from './use-port';

/** Milliseconds that the pointer rests on a row before the page scrolls to its field. */
const restMs = 120;

/**
 * Outlines on the page the field whose row is pointed at or focused. The handlers go to the element around the rows;
 * a row is known by its `data-row`.
 */
export function useHighlight(send: Send) {
  const shown = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const show = (row: string | null) => {
      clearTimeout(timer.current);
      if (row === shown.current) return;
      shown.current = row;
      send({ do: 'highlight', row });
    };
    return {
      onPointerOver: ({ target }: PointerEvent) => {
        const row = rowAt(target);
        clearTimeout(timer.current);
        if (row !== null) timer.current = setTimeout(() => show(row), restMs);
      },
      onPointerLeave: () => show(null),
      onFocus: ({ target }: FocusEvent) => show(rowAt(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => rowAt(relatedTarget) === null && show(null),
    };
  }, [send]);
}

function rowAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null) : null;
}
