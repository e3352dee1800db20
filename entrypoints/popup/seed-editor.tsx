import { useId, useState, type FormEvent } from 'react';
import { IconButton } from '../../components/icon-button';
import { text } from '../../utils/text';
import { parseSeed, SeedError } from '../../utils/plan/seed';
import type { Send } from './use-port';

interface SeedEditorProps {
  readonly seed: string;
  readonly send: Send;
  readonly onClose: () => void;
}

/** Takes another seed; says at once what is none. */
export function SeedEditor({ seed, send, onClose }: SeedEditorProps) {
  const [draft, setDraft] = useState(seed);
  const [wrong, setWrong] = useState('');
  const hintId = useId();
  const use = (event: FormEvent) => {
    event.preventDefault();
    try {
      send({ do: 'set-seed', seed: parseSeed(draft) });
      onClose();
    } catch (error) {
      if (!(error instanceof SeedError)) throw error;
      setWrong(error.message);
    }
  };
  return (
    <form className="seed-editor" onSubmit={use}>
      <input
        aria-label={text('seedInput')}
        aria-describedby={hintId}
        aria-invalid={wrong !== ''}
        value={draft}
        autoFocus
        spellCheck={false}
        autoComplete="off"
        maxLength={40}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setDraft(event.target.value);
          setWrong('');
        }}
      />
      <button type="submit" className="button">
        {text('useSeed')}
      </button>
      <IconButton icon="close" label={text('cancel')} onClick={onClose} />
      <p id={hintId} className={wrong ? 'error' : 'hint'} role={wrong ? 'alert' : undefined}>
        {wrong || text('seedHint')}
      </p>
    </form>
  );
}
