import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { languageName } from '../../components/language-name';
import type { PersonaSummary } from '../../utils/messages/tab-state';
import { text } from '../../utils/text';
import { SeedEditor } from './seed-editor';
import type { Send } from './use-port';

/** Loaded when first opened: the popup opens without it. */
const PersonMenu = lazy(async () => ({ default: (await import('./person/person-menu')).PersonMenu }));

interface PersonaCardProps {
  readonly persona: PersonaSummary;
  readonly locked: boolean;
  readonly send: Send;
  /** Opens all there is to know of the person. */
  readonly onOpen: () => void;
}

/** Who fills in: name, e-mail, language, seed; the way to somebody else, and the lock that keeps the person. */
export function PersonaCard({ persona, locked, send, onOpen }: PersonaCardProps) {
  /** null: not edited since the card is there, so that the focus is nobody's to give back. */
  const [editing, setEditing] = useState<boolean | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const language = languageName(persona.locale);
  return (
    <section className="persona" aria-label={text('persona')}>
      <span className="avatar" aria-hidden="true">
        {persona.initials}
      </span>
      <div className="persona-who">
        <p className="persona-name">
          <button type="button" className="persona-open" title={text('personOpen')} onClick={onOpen}>
            <bdi>{persona.name}</bdi>
          </button>
          <IconButton
            icon="down"
            label={text('personMenu')}
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
          />
          {persona.saved && <SavedName {...persona.saved} />}
        </p>
        <p className="persona-facts">
          <bdi className="persona-email" title={persona.email}>
            {persona.email}
          </bdi>
          <span className="persona-language" title={language}>
            {language}
          </span>
          <button
            type="button"
            className="seed"
            aria-label={text('seedOf', persona.recipe.seed)}
            title={text('seedHint')}
            aria-expanded={editing === true}
            autoFocus={editing === false}
            key={String(editing)}
            onClick={() => setEditing(editing !== true)}
          >
            {persona.recipe.seed}
          </button>
        </p>
      </div>
      <IconButton icon="newPerson" label={text('newPerson')} onClick={() => send({ do: 'new-person' })} />
      <IconButton
        icon={locked ? 'locked' : 'unlocked'}
        label={text('lock')}
        title={text('lockHint')}
        aria-pressed={locked}
        onClick={() => send({ do: 'turn-lock' })}
      />
      {isMenuOpen && (
        <Suspense fallback={null}>
          <PersonMenu persona={persona} send={send} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      {editing && <SeedEditor seed={persona.recipe.seed} send={send} onClose={() => setEditing(false)} />}
    </section>
  );
}

/** Which saved person it is, and whether they were changed since. */
function SavedName({ name, isChanged }: { readonly name: string; readonly isChanged: boolean }) {
  return (
    <span className="persona-saved" title={name}>
      {isChanged ? text('personChanged', name) : <bdi>{name}</bdi>}
    </span>
  );
}

/** Keeps the card's place until the person is known: nothing may move under a click on its way. */
export function PersonaPlace() {
  return (
    <div className="persona" aria-hidden="true">
      <span className="avatar" />
      <div className="persona-who">
        <p className="persona-name">&nbsp;</p>
        <p className="persona-facts">&nbsp;</p>
      </div>
    </div>
  );
}
