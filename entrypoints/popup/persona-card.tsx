import { useState } from 'react';
import { CopyButton } from '../../components/copy-button';
import { IconButton } from '../../components/icon-button';
import { languageName } from '../../components/language-name';
import { text } from '../../utils/text';
import type { PersonaSummary } from '../../utils/messages';
import { SeedEditor } from './seed-editor';
import type { Send } from './use-port';

interface PersonaCardProps {
  readonly persona: PersonaSummary;
  readonly locked: boolean;
  readonly send: Send;
}

/** Who fills in: name, e-mail, language, seed, and the lock that keeps the person. */
export function PersonaCard({ persona, locked, send }: PersonaCardProps) {
  return (
    <section className="persona" aria-label={text('persona')}>
      <span className="avatar" aria-hidden="true">
        {persona.initials}
      </span>
      <div className="persona-who">
        <p className="persona-name" title={persona.name}>
          <bdi>{persona.name}</bdi>
        </p>
        <p className="persona-email" title={persona.email}>
          <bdi>{persona.email}</bdi>
        </p>
      </div>
      <IconButton
        className="lock"
        icon={locked ? 'locked' : 'unlocked'}
        label={text('lock')}
        title={text('lockHint')}
        aria-pressed={locked}
        onClick={() => send({ do: 'set-lock', locked: !locked })}
      />
      <PersonaOrigin persona={persona} send={send} />
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
        <p className="persona-email">&nbsp;</p>
      </div>
      <div className="persona-origin persona-origin-place" />
    </div>
  );
}

/** Language and seed: what makes the person again. The editor gives the focus back where it came from. */
function PersonaOrigin({ persona, send }: Omit<PersonaCardProps, 'locked'>) {
  const [editing, setEditing] = useState<boolean | null>(null);
  if (editing) return <SeedEditor seed={persona.seed} send={send} onClose={() => setEditing(false)} />;
  const language = languageName(persona.locale);
  return (
    <div className="persona-origin">
      <span className="persona-locale" title={language}>
        {language}
      </span>
      <span className="seed">
        <span className="seed-label">{text('seed')}</span>
        <code>{persona.seed}</code>
        <CopyButton compact label={text('copySeed')} content={persona.seed} />
        <IconButton
          icon="edit"
          label={text('editSeed')}
          autoFocus={editing === false}
          onClick={() => setEditing(true)}
        />
      </span>
    </div>
  );
}
