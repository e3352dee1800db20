import { Alert } from '../../../components/alert';
import { Combobox } from '../../../components/combobox';
import { onEscape } from '../../../components/on-escape';
import { openOptions } from '../../../components/open-options';
import { ToggleSetting } from '../../../components/settings/toggle-setting';
import { useList } from '../../../components/use-list';
import type { PersonaSummary } from '../../../utils/messages/tab-state';
import { personsLimits } from '../../../utils/settings/persons-limits';
import { newId } from '../../../utils/settings/new-id';
import { personsStore } from '../../../utils/settings/persons-store';
import type { SavedPerson } from '../../../utils/settings/saved-person';
import { text } from '../../../utils/text';
import { SaveAs } from '../save-as';
import type { Send } from '../use-port';
import { savedFrom } from './saved-from';

interface PersonMenuProps {
  readonly persona: PersonaSummary;
  readonly send: Send;
  readonly onClose: () => void;
}

/** The card's menu: go on as a saved person, or keep this one under a name. */
export function PersonMenu({ persona, send, onClose }: PersonMenuProps) {
  const { entries, hasFailed, change } = useList(personsStore);
  const { saved } = persona;
  const keep = async (person: Omit<SavedPerson, 'sites'>) => {
    if (await change((persons) => withPerson(persons, person))) send({ do: 'choose-person', id: person.id });
  };
  return (
    <div
      className="person-menu"
      role="group"
      aria-label={text('personMenu')}
      onKeyDown={(event) => onEscape(event, onClose)}
    >
      {hasFailed && <Alert>{text('keptNotSaved')}</Alert>}
      {entries && entries.length > 0 && (
        <Combobox
          label={text('personChoose')}
          value={saved?.id ?? ''}
          options={entries.map(({ id, name }) => ({ id, title: name, group: '', detail: '', words: '' }))}
          onChoose={(id) => send({ do: 'choose-person', id })}
        />
      )}
      {saved && (
        <ToggleSetting label={text('personOfSite')} checked={saved.isOfSite} onTurn={() => send({ do: 'turn-site' })} />
      )}
      {saved?.isChanged && (
        <button type="button" className="small-button" onClick={() => void keep(savedFrom(persona, saved))}>
          {text('personSaveChanges', saved.name)}
        </button>
      )}
      <SaveAs
        key={saved?.id}
        label={text('personSaveAs')}
        suggested={persona.name}
        most={personsLimits.name}
        onSave={(name) => keep(savedFrom(persona, { id: newId(), name }))}
      />
      {entries && entries.length > 0 && (
        <button type="button" className="small-button" onClick={() => openOptions(null, 'persons')}>
          {text('personManage')}
        </button>
      )}
    </div>
  );
}

function withPerson(persons: readonly SavedPerson[], person: Omit<SavedPerson, 'sites'>): readonly SavedPerson[] {
  const isKnown = persons.some(({ id }) => id === person.id);
  return isKnown
    ? persons.map((one) => (one.id === person.id ? { ...one, ...person } : one))
    : [...persons, { ...person, sites: [] }];
}
