import type { LongValue } from '../../../utils/settings/own-entries/own-entry';
import { text } from '../../../utils/text';

interface LongValueInputProps {
  readonly value: LongValue;
  readonly describedBy: string;
  readonly isWrong: boolean;
  readonly onChange: (value: LongValue) => void;
}

/** What a long text is made of. */
export function LongValueInput({ value, describedBy, isWrong, onChange }: LongValueInputProps) {
  const state = { spellCheck: false, 'aria-invalid': isWrong, 'aria-describedby': describedBy } as const;
  const input = (label: string, now: string, to: (text: string) => LongValue, type: 'text' | 'number' = 'text') => (
    <input
      {...state}
      type={type}
      aria-label={label}
      value={now}
      onChange={({ target }) => onChange(to(target.value))}
    />
  );
  if (value.is === 'range') {
    return (
      <div className="field-row">
        {input(text('valueFrom'), value.from, (from) => ({ ...value, from: from.trim().toUpperCase() }))}
        {input(text('valueTo'), value.to, (to) => ({ ...value, to: to.trim().toUpperCase() }))}
      </div>
    );
  }
  return (
    <div className="field-row">
      {value.is === 'repeated' && input(text('entryRepeats'), value.text, (next) => ({ ...value, text: next }))}
      {input(
        text('entryLength'),
        String(value.length),
        (length) => ({ ...value, length: Math.round(Number(length)) }),
        'number',
      )}
    </div>
  );
}
