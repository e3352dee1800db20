import { useId, useState } from 'react';
import { countryName } from '../../../components/country-name';
import { languageName } from '../../../components/language-name';
import { kindTitle } from '../../../utils/kind-title';
import type { Kind } from '../../../utils/plan/kinds';
import type { PersonTraits } from '../../../utils/plan/persona/traits';
import { personsLimits } from '../../../utils/settings/persons-limits';
import type { SavedPerson } from '../../../utils/settings/saved-person';
import { writeTransfer } from '../../../utils/settings/transfer/write-transfer';
import { text } from '../../../utils/text';
import { saveFile } from '../transfer/save-file';
import { valueSummary } from '../values/rule-summary';

interface PersonPaneProps {
  readonly person: SavedPerson;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The open person: their name to change, what makes them, and what else can be done with them. */
export function PersonPane({ person, onRename, onDuplicate, onDelete }: PersonPaneProps) {
  const id = useId();
  const [name, setName] = useState(person.name);
  const isMissing = name.trim() === '';
  const save = () => !isMissing && name.trim() !== person.name && onRename(name.trim());
  return (
    <aside className="pane editor" aria-label={person.name}>
      <div className="field">
        <label htmlFor={id}>{text('personName')}</label>
        <input
          id={id}
          value={name}
          maxLength={personsLimits.name}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setName(target.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
        <p id={`${id}-hint`} className="error" aria-live="polite">
          {isMissing && text('personNameMissing')}
        </p>
      </div>
      <dl className="facts">
        {factsOf(person).map(([title, fact]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="field-row">
        <button type="button" className="small-button" onClick={onDuplicate}>
          {text('duplicate')}
        </button>
        <button
          type="button"
          className="small-button"
          onClick={() =>
            saveFile('understudy-person.json', writeTransfer({ settings: null, lists: { persons: [person] } }))
          }
        >
          {text('personExport')}
        </button>
        <button type="button" className="small-button" onClick={onDelete}>
          {text('delete')}
        </button>
      </div>
    </aside>
  );
}

type Fact = readonly [title: string, fact: string];

function factsOf({ seed, home, traits }: SavedPerson): readonly Fact[] {
  return [
    [text('seed'), seed],
    [text('personLanguage'), home && languageName(home)],
    ...wishFacts(traits),
    ...Object.entries(traits.pinned).map(([kind, value]): Fact => [kindTitle(kind as Kind), valueSummary(value)]),
  ].filter((fact): fact is Fact => fact[1] !== '');
}

function wishFacts({ sex, ages, country, email }: PersonTraits): readonly Fact[] {
  return [
    [text('personSex'), sex ? text(`personSex_${sex}`) : ''],
    [text('personAges'), ages ? ages.join('–') : ''],
    [text('personCountry'), country && countryName(country)],
    [text('personEmail'), email],
  ];
}
