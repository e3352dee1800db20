import { useId } from 'react';
import { kindSaid, type Override } from '../../utils/plan/context';
import { allKinds, isKind, kindEntry, kindGroups, type Kind } from '../../utils/plan/kinds';
import { kindTitle } from '../../utils/kind-title';
import { text } from '../../utils/text';

interface KindSelectProps {
  readonly override: Override | null;
  readonly onChange: (kind: Kind | null) => void;
}

const automatic = '';

/** What a field really wants, in the person's word. */
export function KindSelect({ override, onChange }: KindSelectProps) {
  const id = useId();
  const chosen = kindSaid(override) ?? automatic;
  const choose = (value: string) => onChange(isKind(value) ? value : null);
  return (
    <div className="field">
      <label htmlFor={id}>{text('kind')}</label>
      <select id={id} aria-describedby={`${id}-hint`} value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value={automatic}>{text('kindAutomatic')}</option>
        {kindGroups.map((group) => (
          <optgroup key={group} label={text(`kindGroup_${group}`)}>
            {allKinds
              .filter((kind) => kindEntry(kind).group === group)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {kindTitle(kind)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-hint`} className="hint">
        {text('kindRemembered')}
      </p>
    </div>
  );
}
