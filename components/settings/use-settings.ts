import { useCallback, useEffect, useState } from 'react';
import type { Settings } from '../../utils/settings/settings';
import { inputProblemText } from '../../utils/input-problem-text';
import { changeSettings, loadSettings, SettingsError, watchSettings } from '../../utils/settings/settings-store';
import { afterPress } from '../after-press';

/** Some settings as they are to be, or how they follow from those of before. */
export type Change = (to: Partial<Settings> | ((settings: Settings) => Partial<Settings>)) => void;

export interface SettingsInUse {
  /** null until they are read. */
  readonly settings: Settings | null;
  /** Why the last change was not saved; '' where it was. */
  readonly trouble: string;
  readonly change: Change;
}

/** The stored settings, as they are now. @param onSaved told after each change that was saved */
export function useSettings(onSaved?: () => void): SettingsInUse {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [trouble, setTrouble] = useState('');
  const show = useCallback((stored: Settings) => afterPress(() => setSettings(stored)), []);
  useEffect(() => {
    void loadSettings().then(show, (error: unknown) => setTrouble(String(error)));
    return watchSettings(show);
  }, [show]);
  const change: Change = (to) => {
    changeSettings(typeof to === 'function' ? to : () => to).then(
      (saved) => {
        show(saved);
        setTrouble('');
        onSaved?.();
      },
      (error: unknown) => setTrouble(troubleText(error)),
    );
  };
  return { settings, trouble, change };
}

function troubleText(error: unknown): string {
  if (!(error instanceof SettingsError)) return String(error);
  return error.problems.flatMap(({ what }) => (typeof what === 'string' ? what : inputProblemText(what))).join(' ');
}
