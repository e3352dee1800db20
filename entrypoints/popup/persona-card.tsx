import { useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { languageName } from '../../components/language-name';
import type { PersonaSummary } from '../../utils/messages';
import { text } from '../../utils/text';
import { SeedEditor } from './seed-editor';
import type { Send } from './use-port';

interface PersonaCardProps {
  readonly persona: PersonaSummary;
  readonly locked: boolean;
  readonly send: Send;
}

/** Who fills in: name, e-mail, language, seed; the way to somebody else, and the lock that keeps the person. */
export function PersonaCard({ persona, locked, send }: PersonaCardProps) {
  /** null: not edited since the card is there, so that the focus is nobody's to give back. */
  const [editing, setEditing] = useState<boolean | null>(null);
  const language = languageName(persona.locale);
  return (
    <section className="persona" aria-label={text('persona')}>
      <span className="avatar" aria-hidden="true">
        {persona.initials}
      </span>
      <div className="persona-who">
        <p className="persona-name" title={persona.name}>
          <bdi>{persona.name}</bdi>
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
            aria-label={text('seedOf', persona.seed)}
            title={text('seedHint')}
            aria-expanded={editing === true}
            autoFocus={editing === false}
            key={String(editing)}
            onClick={() => setEditing(editing !== true)}
          >
            {persona.seed}
          </button>
        </p>
      </div>
      <IconButton icon="newPerson" label={text('newPerson')} onClick={() => send({ do: 'new-person' })} />
      <IconButton
        icon={locked ? 'locked' : 'unlocked'}
        label={text('lock')}
        title={text('lockHint')}
        aria-pressed={locked}
        onClick={() => send({ do: 'set-lock', locked: !locked })}
      />
      {editing && <SeedEditor seed={persona.seed} send={send} onClose={() => setEditing(false)} />}
    </section>
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
