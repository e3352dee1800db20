import { useState } from 'react';
import { Icon } from './icon';
import { text } from '../utils/text';

interface CopyButtonProps {
  readonly label: string;
  /** What goes to the clipboard. */
  readonly content: string;
  /** Shows the icon alone, the label as its name. */
  readonly compact?: boolean;
}

/** Copies a text and says so. */
export function CopyButton({ label, content, compact = false }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(content).then(
      () => {
        setCopied(content);
        setAnswer(text('copied'));
      },
      () => setAnswer(text('problemCopy')),
    );
  };
  const icon = <Icon name={copied === content ? 'done' : 'copy'} />;
  return (
    <>
      <button
        type="button"
        className={compact ? 'icon-button' : 'quiet-button'}
        {...(compact && { 'aria-label': label, title: label })}
        onClick={copy}
        onBlur={() => setCopied(null)}
      >
        {icon}
        {!compact && label}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {answer}
      </span>
    </>
  );
}
