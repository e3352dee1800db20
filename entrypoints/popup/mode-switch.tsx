import { useId } from 'react';
import { modes, type Mode } from '../../utils/plan/context';
import { text } from '../../utils/text';
import type { Send } from './use-port';

/** What kind of values a fill writes: one of four, and what the chosen one means. */
export function ModeSwitch({ mode, send }: { readonly mode: Mode; readonly send: Send }) {
  const group = useId();
  return (
    <div className="mode">
      <fieldset className="segments">
        <legend className="visually-hidden">{text('mode')}</legend>
        {modes.map((each) => (
          <label key={each} title={text(`modeHint_${each}`)}>
            <input
              type="radio"
              name={group}
              checked={each === mode}
              aria-describedby={each === mode ? `${group}-hint` : undefined}
              onChange={() => send({ do: 'set-mode', mode: each })}
            />
            <span>{text(`mode_${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <p id={`${group}-hint`} className="mode-hint">
        {text(`modeHint_${mode}`)}
      </p>
    </div>
  );
}
