import type { ReactNode } from 'react';

interface EditorPaneProps {
  /** What is open. */
  readonly label: string;
  /** What else can be done with it: title and what a click does. */
  readonly actions: readonly (readonly [title: string, act: () => void])[];
  readonly children: ReactNode;
}

/** The pane beside a list: what is open, and buttons under it. */
export function EditorPane({ label, actions, children }: EditorPaneProps) {
  return (
    <aside className="pane editor" aria-label={label}>
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
