import { useState } from 'react';
import { Alert } from '../../../components/alert';
import { languageName } from '../../../components/language-name';
import { useList } from '../../../components/use-list';
import { newId } from '../../../utils/settings/new-id';
import { personsStore } from '../../../utils/settings/persons-store';
import type { SavedPerson } from '../../../utils/settings/saved-person';
import { countedText, text } from '../../../utils/text';
import { PersonPane } from './person-pane';

/** Rows drawn at once; the search finds the others. */
const mostShown = 200;

/** The persons that are kept under a name, one of them open. */
export function Persons() {
  const { entries, hasFailed, change } = useList(personsStore);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  if (!entries) return <main className="pane" />;
  const found = entries.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const open = entries.find(({ id }) => id === chosen);
  const duplicate = (person: SavedPerson) => {
    const copy = { ...person, id: newId(), name: text('personCopyName', person.name).slice(0, 80) };
    setChosen(copy.id);
    void change((persons) => persons.flatMap((one) => (one.id === person.id ? [one, copy] : [one])));
  };
  return (
    <>
      <main className="pane">
        <h1>{text('section_persons')}</h1>
        <p className="hint">{text('personsHint')}</p>
        {hasFailed && <Alert>{text('personNotSaved')}</Alert>}
        {entries.length === 0 && <p className="empty">{text('personsNone')}</p>}
        {entries.length > 0 && (
          <input
            type="search"
            aria-label={text('personsSearch')}
            placeholder={text('personsSearch')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        {entries.length > 0 && found.length === 0 && <p className="empty">{text('personsNotFound')}</p>}
        <ul className="rules">
          {found.slice(0, mostShown).map((person) => (
            <PersonItem
              key={person.id}
              person={person}
              isChosen={person.id === chosen}
              onChoose={() => setChosen(person.id)}
            />
          ))}
        </ul>
        {found.length > mostShown && <p className="hint">{text('shownOf', mostShown, found.length)}</p>}
      </main>
      {open && (
        <PersonPane
          key={open.id}
          person={open}
          onRename={(name) =>
            void change((persons) => persons.map((one) => (one.id === open.id ? { ...one, name } : one)))
          }
          onDuplicate={() => duplicate(open)}
          onDelete={() => void change((persons) => persons.filter(({ id }) => id !== open.id))}
        />
      )}
    </>
  );
}

interface PersonItemProps {
  readonly person: SavedPerson;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PersonItem({ person: { name, home, traits }, isChosen, onChoose }: PersonItemProps) {
  const pins = Object.keys(traits.pinned).length;
  return (
    <li className="rule person-item" data-chosen={isChosen || undefined}>
      <button type="button" className="rule-open" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        <bdi>{name}</bdi>
        <span className="hint">
          {[languageName(home), ...(pins > 0 ? [countedText('personPins', pins)] : [])].join(' · ')}
        </span>
      </button>
    </li>
  );
}
