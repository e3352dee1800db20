import type { ReactNode } from 'react';

interface OpenButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The words of a list's row, which open it beside the list. */
export function OpenButton({ isOpen, onOpen, children }: OpenButtonProps) {
  return (
    <button type="button" className="rule-open" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      {children}
    </button>
  );
}
