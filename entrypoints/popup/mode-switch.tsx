import { useId } from 'react';
import { text } from '../../utils/text';
import { modes, type Mode } from '../../utils/plan/context';
import type { Send } from './use-port';

/** What kind of values a fill writes: one of four. */
export function ModeSwitch({ mode, send }: { readonly mode: Mode; readonly send: Send }) {
  const group = useId();
  return (
    <fieldset className="mode-switch">
      <legend className="visually-hidden">{text('mode')}</legend>
      {modes.map((each) => (
        <label key={each} title={text(`modeHint_${each}`)}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={each === mode}
            onChange={() => send({ do: 'set-mode', mode: each })}
          />
          <span>{text(`mode_${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
