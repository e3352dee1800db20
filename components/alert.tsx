import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { text } from '../utils/text';

interface AlertProps {
  readonly children: ReactNode;
  /** Left out: it stays until its cause is gone. */
  readonly onDismiss?: () => void;
}

/** Something went wrong: said at once to screen readers. */
export function Alert({ children, onDismiss }: AlertProps) {
  return (
    <div className="alert" role="alert">
      <div className="alert-text">{children}</div>
      {onDismiss && <IconButton icon="close" label={text('dismiss')} onClick={onDismiss} />}
    </div>
  );
}
