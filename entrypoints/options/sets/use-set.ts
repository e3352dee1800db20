import { useEffect, useRef, useState } from 'react';
import { extensionData } from '../../../utils/conduct/own-files/extension-data';
import type { Kind } from '../../../utils/kinds/kinds';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { personsOf } from '../../../utils/plan/person-set';
import { planSettings } from '../../../utils/settings/settings';
import { loadSettings } from '../../../utils/settings/settings-store';
import { saveFile } from '../transfer/save-file';
import { writeSet, type SetFormat } from './write-set';

export interface WantedSet {
  readonly count: number;
  readonly columns: readonly Kind[];
  readonly format: SetFormat;
  /** BCP 47 tag of the data. */
  readonly language: string;
}

export type SetState =
  | { readonly is: 'idle' | 'cancelled' | 'failed' }
  | { readonly is: 'making'; readonly made: number; readonly of: number }
  | { readonly is: 'saved'; readonly of: number };

const types = { csv: 'text/csv', json: 'application/json' } as const satisfies Record<SetFormat, string>;

/** Makes a set and hands it to the browser to save. */
export function useSet() {
  const [state, setState] = useState<SetState>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const make = async (wanted: WantedSet) => {
    const stop = new AbortController();
    running.current = stop;
    const onProgress = (made: number) => setState({ is: 'making', made, of: wanted.count });
    onProgress(0);
    try {
      const parts = await writeWanted(wanted, onProgress, stop.signal);
      if (!parts) return setState({ is: 'cancelled' });
      saveFile(`persons-${wanted.count}.${wanted.format}`, new Blob([...parts]), types[wanted.format]);
      setState({ is: 'saved', of: wanted.count });
    } catch (error) {
      reportError(error);
      setState({ is: 'failed' });
    }
  };
  return { state, make, cancel: () => running.current?.abort() };
}

async function writeWanted(
  { count, columns, format, language }: WantedSet,
  onProgress: (made: number) => void,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const [locale, settings] = await Promise.all([loadLocale(language, extensionData), loadSettings()]);
  const [first] = crypto.getRandomValues(new Uint32Array(1));
  const day = new Date().toISOString().slice(0, 10);
  const rows = personsOf({ count, columns, first: first!, day }, { locale, settings: planSettings(settings) });
  return writeSet(rows, { format, columns, count, onProgress, signal });
}
