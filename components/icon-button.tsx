import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What a screen reader says and the tooltip shows. */
  readonly label: string;
}

/** A square button that shows an icon alone. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`.trim()} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
