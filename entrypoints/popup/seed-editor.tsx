import { useId, useState, type FormEvent } from 'react';
import { CopyButton } from '../../components/copy-button';
import { IconButton } from '../../components/icon-button';
import { onEscape } from '../../components/on-escape';
import { parseSeed, SeedError } from '../../utils/plan/seed';
import { text } from '../../utils/text';
import type { Send } from './use-port';

interface SeedEditorProps {
  readonly seed: string;
  readonly send: Send;
  readonly onClose: () => void;
}

/** Copies the seed or takes another; what is none is said beside it, and the seed stays. */
export function SeedEditor({ seed, send, onClose }: SeedEditorProps) {
  const [draft, setDraft] = useState(seed);
  const [wrong, setWrong] = useState('');
  const hintId = useId();
  const use = (event: FormEvent) => {
    event.preventDefault();
    const parsed = readSeed(draft);
    if (parsed === null) return setWrong(text('seedWrong', draft.slice(0, 40)));
    if (parsed !== seed) send({ do: 'set-seed', seed: parsed });
    onClose();
  };
  return (
    <form className="seed-editor" onSubmit={use} onKeyDown={(event) => onEscape(event, onClose)}>
      <input
        aria-label={text('seed')}
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
      <CopyButton compact label={text('copySeed')} content={seed} />
      <IconButton icon="close" label={text('cancel')} onClick={onClose} />
      <p id={hintId} className={wrong ? 'error' : 'hint'} role={wrong ? 'alert' : undefined}>
        {wrong || text('seedHint')}
      </p>
    </form>
  );
}

function readSeed(written: string): string | null {
  try {
    return parseSeed(written);
  } catch (error) {
    if (error instanceof SeedError) return null;
    throw error;
  }
}
