import { useMemo, useState } from 'react';
import { filterOptions } from '../../../components/filter-options';
import { kindGroupTitle, kindTitle } from '../../../utils/kind-title';
import { allKinds, kindEntry, kindGroups, type Kind } from '../../../utils/kinds/kinds';
import type { PersonTraits } from '../../../utils/plan/persona/traits';
import { text } from '../../../utils/text';
import type { Send } from '../use-port';
import { PersonValue } from './person-value';

interface PersonValuesProps {
  readonly traits: PersonTraits;
  readonly samples: Readonly<Partial<Record<Kind, string>>>;
  readonly search: string;
  readonly canInsert: boolean;
  readonly send: Send;
}

/** Every kind's value in its group; those pinned go first. */
export function PersonValues({ traits, samples, search, canInsert, send }: PersonValuesProps) {
  const [edited, setEdited] = useState<Kind | null>(null);
  const groups = useMemo(() => groupsFound(samples, Object.keys(traits.pinned), search), [samples, traits, search]);
  if (groups.length === 0 && search) return <p className="hint no-rows">{text('personNothingFound')}</p>;
  return groups.map(({ title, kinds }) => (
    <section key={title} className="person-group" aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <ul>
        {kinds.map((kind) => (
          <PersonValue
            key={kind}
            kind={kind}
            value={samples[kind] ?? ''}
            pin={traits.pinned[kind] ?? null}
            isEdited={kind === edited}
            onEdit={(isEdited) => setEdited(isEdited ? kind : null)}
            canInsert={canInsert}
            send={send}
          />
        ))}
      </ul>
    </section>
  ));
}

interface Group {
  readonly title: string;
  readonly kinds: readonly Kind[];
}

function groupsFound(
  samples: PersonValuesProps['samples'],
  pinned: readonly string[],
  search: string,
): readonly Group[] {
  const options = allKinds
    .filter((kind) => samples[kind])
    .map((kind) => ({ id: kind, title: kindTitle(kind), group: '', detail: '', words: `${kind} ${samples[kind]}` }));
  const found = filterOptions(options, search).map(({ id }) => id as Kind);
  const groups = kindGroups.map((group) => ({
    title: kindGroupTitle(group),
    kinds: found.filter((kind) => kindEntry(kind).group === group && !pinned.includes(kind)),
  }));
  const first = { title: text('personPinned'), kinds: found.filter((kind) => pinned.includes(kind)) };
  return [first, ...groups].filter(({ kinds }) => kinds.length > 0);
}
