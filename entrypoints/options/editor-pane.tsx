import { useEffect, useRef, type ReactNode } from 'react';
import { onEscape } from '../../components/on-escape';
import { focusList } from './use-kept-focus';

interface EditorPaneProps {
  /** What is open. */
  readonly label: string;
  /** What else can be done with it: title and what a click does. */
  readonly actions: readonly (readonly [title: string, act: () => void])[];
  readonly children: ReactNode;
}

/** The pane beside a list: what is open, and buttons under it. It has the focus once it opens; Escape goes back to its row. */
export function EditorPane({ label, actions, children }: EditorPaneProps) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.focus(), []);
  return (
    <aside
      ref={pane}
      className="pane editor"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => onEscape(event, focusList)}
    >
      {children}
      <div className="field-row">
        {actions.map(([title, act]) => (
          <button key={title} type="button" className="small-button" onClick={act}>
            {title}
          </button>
        ))}
      </div>
    </aside>
  );
}
