import { useMemo } from 'react';
import type { Kind } from '../utils/kinds/kinds';
import { Combobox } from './combobox';
import { kindOptions } from './kind-options';

interface KindChooserProps {
  readonly label: string;
  readonly hint?: string;
  /** null where nobody said a kind. */
  readonly chosen: Kind | null;
  /** What "nobody said a kind" is called. */
  readonly automatic: string;
  /** A value of each kind, as far as they are known. */
  readonly samples: Readonly<Partial<Record<Kind, string>>>;
  readonly onOpen?: () => void;
  readonly onChoose: (kind: Kind | null) => void;
}

/** The automatic choice's id: no kind is called so. */
const automaticId = 'automatic';

/** One of all kinds, found by title or by name. */
export function KindChooser({ chosen, automatic, samples, onChoose, ...rest }: KindChooserProps) {
  const options = useMemo(
    () => [
      { id: automaticId, title: automatic, group: '', detail: '', words: '' },
      ...kindOptions((kind) => samples[kind] ?? ''),
    ],
    [automatic, samples],
  );
  const choose = (id: string) => onChoose(id === automaticId ? null : (id as Kind));
  return <Combobox {...rest} value={chosen ?? automaticId} options={options} onChoose={choose} />;
}
