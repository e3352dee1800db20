import { useMemo, useState } from 'react';
import { Combobox } from '../../../components/combobox';
import type { CatalogueEntry } from '../../../utils/catalogue/entry';
import { makeText, textLength } from '../../../utils/catalogue/recipe';
import { suited } from '../../../utils/catalogue/suited';
import { catalogueGroupTitle } from '../../../utils/kind-title';
import type { FieldRow } from '../../../utils/messages';
import type { Control } from '../../../utils/pipeline';
import type { Override } from '../../../utils/plan/context';
import { text } from '../../../utils/text';
import { useCatalogue } from '../use-catalogue';

interface EdgeCaseChooserProps {
  readonly row: FieldRow;
  readonly control: Control;
  readonly onOverride: (override: Override | null) => void;
}

/** Longer ones go in by the palette and the menu, which write in pieces. */
const longest = 10_000;
const noneId = 'none';

/** One of the catalogue's entries that suit the field, as its value. Nothing where the control can hold none. */
export function EdgeCaseChooser({ row, control, onOverride }: EdgeCaseChooserProps) {
  const [wanted, setWanted] = useState(false);
  const catalogue = useCatalogue(wanted || row.override?.do === 'text');
  const cases = useMemo(() => casesFor(control, row, catalogue), [control, row, catalogue]);
  if (control.control !== 'text' && control.control !== 'number' && control.control !== 'date') return null;
  const edited = row.override?.do === 'text' ? row.override.text : null;
  const chosen = cases.find(({ value }) => edited !== null && makeText(value!) === edited);
  return (
    <Combobox
      label={text('edgeCase')}
      {...(chosen && { hint: chosen.probes })}
      value={chosen?.id ?? noneId}
      options={[{ id: noneId, title: text('edgeCaseNone'), group: '', detail: '', words: '' }, ...cases.map(option)]}
      onOpen={() => setWanted(true)}
      onChoose={(id) => {
        const entry = cases.find((one) => one.id === id);
        onOverride(entry ? { do: 'text', text: makeText(entry.value!) } : null);
      }}
    />
  );
}

function casesFor(control: Control, row: FieldRow, catalogue: readonly CatalogueEntry[]) {
  return suited(catalogue, control, row.kind).filter(
    ({ value }) => value !== undefined && textLength(value) <= longest,
  );
}

function option({ id, title, group, value, probes }: CatalogueEntry) {
  const detail = makeText(value!).slice(0, 60);
  return { id, title, group: catalogueGroupTitle(group), detail, words: `${id} ${probes}` };
}
