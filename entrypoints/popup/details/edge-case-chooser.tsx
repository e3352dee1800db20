import { useMemo, useState } from 'react';
import { Combobox } from '../../../components/combobox';
import type { FieldRow } from '../../../utils/messages/field-row';
import type { Control } from '../../../utils/pipeline';
import type { Override } from '../../../utils/plan/context';
import { text } from '../../../utils/text';
import { useCatalogue } from '../use-catalogue';
import { useOwnEntries } from '../use-own-entries';
import type { Send } from '../use-port';
import { edgeCases } from './edge-cases';

interface EdgeCaseChooserProps {
  readonly row: FieldRow;
  readonly control: Control;
  /** By id: what own entries say that depend on the person. */
  readonly ownSamples: Readonly<Record<string, string>>;
  readonly send: Send;
  readonly onOverride: (override: Override | null) => void;
}

const noneId = 'none';

/** One of the entries that suit the field, the person's own first, as its value. Nothing where it can hold none. */
export function EdgeCaseChooser({ row, control, ownSamples, send, onOverride }: EdgeCaseChooserProps) {
  const [wanted, setWanted] = useState(false);
  const isWanted = wanted || row.override?.do === 'text';
  const catalogue = useCatalogue(isWanted);
  const own = useOwnEntries(isWanted);
  const cases = useMemo(
    () => edgeCases({ catalogue, own, ownSamples }, control, row.kind),
    [catalogue, own, ownSamples, control, row.kind],
  );
  if (control.control !== 'text' && control.control !== 'number' && control.control !== 'date') return null;
  const edited = row.override?.do === 'text' ? row.override.text : null;
  const chosen = cases.find(({ said }) => said === edited);
  return (
    <Combobox
      label={text('edgeCase')}
      {...(chosen && { hint: chosen.probes })}
      value={chosen?.id ?? noneId}
      options={[{ id: noneId, title: text('edgeCaseNone'), group: '', detail: '', words: '' }, ...cases]}
      onOpen={() => {
        setWanted(true);
        send({ do: 'kind-samples' });
      }}
      onChoose={(id) => {
        const entry = cases.find((one) => one.id === id);
        onOverride(entry ? { do: 'text', text: entry.said } : null);
      }}
    />
  );
}
