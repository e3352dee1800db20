import { Alert } from '../../components/alert';
import { text } from '../../utils/text';
import type { OtherWindow } from './use-other-window';

interface ChangedElsewhereProps extends Pick<OtherWindow<unknown>, 'takeTheirs' | 'keepMine'> {
  readonly said: string;
}

/** Asks which is to stay: the change that was made elsewhere, or what is typed here. */
export function ChangedElsewhere({ said, takeTheirs, keepMine }: ChangedElsewhereProps) {
  return (
    <Alert>
      <p>{said}</p>
      <p className="details-actions">
        <button type="button" className="quiet-button" onClick={takeTheirs}>
          {text('takeTheirs')}
        </button>
        <button type="button" className="quiet-button" onClick={keepMine}>
          {text('keepMine')}
        </button>
      </p>
    </Alert>
  );
}
