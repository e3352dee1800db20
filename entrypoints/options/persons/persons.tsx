import { languageName } from '../../../components/language-name';
import { personsStore } from '../../../utils/settings/persons-store';
import type { SavedPerson } from '../../../utils/settings/saved-person';
import { countedText, text } from '../../../utils/text';
import { KeptList } from '../kept/kept-list';
import { PersonFacts } from './person-facts';
import { PersonPins } from './person-pins';

/** The persons that are kept under a name, one of them open. */
export function Persons() {
  return (
    <KeptList
      title={text('section_persons')}
      hint={text('personsHint')}
      none={text('personsNone')}
      store={personsStore}
      exportedAs="persons"
      summary={summary}
      details={(person, edit) => (
        <>
          <PersonFacts person={person} />
          <PersonPins person={person} onEdit={edit} />
        </>
      )}
    />
  );
}

function summary({ home, traits }: SavedPerson): string {
  const pins = Object.keys(traits.pinned).length;
  return [...(home ? [languageName(home)] : []), ...(pins > 0 ? [countedText('personPins', pins)] : [])].join(' · ');
}
