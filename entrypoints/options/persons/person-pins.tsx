import { useId } from 'react';
import { IconButton } from '../../../components/icon-button';
import { KindChooser } from '../../../components/kind-chooser';
import { ValueSetter } from '../../../components/value-form/value-setter';
import { kindTitle } from '../../../utils/kind-title';
import type { Kind } from '../../../utils/kinds/kinds';
import { isPin, pinForms, type Pins, type PinSpec } from '../../../utils/plan/persona/traits';
import type { SavedPerson } from '../../../utils/settings/saved-person';
import { text } from '../../../utils/text';
import { usePerson } from './use-person';

interface PersonPinsProps {
  readonly person: SavedPerson;
  readonly onEdit: (change: (person: SavedPerson) => SavedPerson) => void;
}

/** The values that are set for a person, each in the editor of its form; others are what is made up. */
export function PersonPins({ person, onEdit }: PersonPinsProps) {
  const id = useId();
  const { madeUp, problemOf } = usePerson(person);
  const { pinned } = person.traits;
  const kinds = Object.keys(pinned) as Kind[];
  const editPins = (change: (pins: Pins) => Pins) =>
    onEdit(({ traits, ...rest }) => ({ ...rest, traits: { ...traits, pinned: change(traits.pinned) } }));
  const set = (kind: Kind, value: PinSpec) => editPins((pins) => ({ ...pins, [kind]: value }));
  return (
    <section className="pins" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text('personPinned')}</h2>
      {kinds.map((kind) => (
        <div key={kind} className="pin">
          <span className="pin-title">{kindTitle(kind)}</span>
          <IconButton
            icon="close"
            label={text('personUnpin', kindTitle(kind))}
            onClick={() => editPins(({ [kind]: _, ...others }) => others)}
          />
          <ValueSetter
            label={kindTitle(kind)}
            value={pinned[kind]!}
            forms={pinForms}
            problemOf={(value) => (isPin(value) ? problemOf(kind, value) : '')}
            onSet={(value) => isPin(value) && set(kind, value)}
          />
        </div>
      ))}
      <KindChooser
        label={text('personPin')}
        chosen={null}
        automatic={text('personPinNone')}
        samples={madeUp}
        onChoose={(kind) => kind && !pinned[kind] && set(kind, { is: 'fixed', text: madeUp[kind] ?? '' })}
      />
    </section>
  );
}
