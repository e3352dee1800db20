import { memo, useRef } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { IconButton } from '../../../components/icon-button';
import { ValueSetter } from '../../../components/value-form/value-setter';
import { insertableId } from '../../../utils/insertables/insertable';
import { kindTitle } from '../../../utils/kind-title';
import type { Kind } from '../../../utils/kinds/kinds';
import { isPin, pinForms, type PinSpec } from '../../../utils/plan/persona/traits';
import { text } from '../../../utils/text';
import type { Send } from '../use-port';

interface PersonValueProps {
  readonly kind: Kind;
  readonly value: string;
  /** null where the value is made up. */
  readonly pin: PinSpec | null;
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
  readonly canInsert: boolean;
  readonly send: Send;
}

/** One value of the person: read, copied, inserted at the page's caret, or set. */
export const PersonValue = memo(function PersonValue(props: PersonValueProps) {
  const { kind, value, pin, isEdited, onEdit, canInsert, send } = props;
  const title = kindTitle(kind);
  const head = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEdit(false);
    requestAnimationFrame(() => head.current?.focus());
  };
  return (
    <li className="person-value" data-pinned={pin !== null || undefined}>
      <span className="row-label">{title}</span>
      {isEdited ? (
        <ValueSetter
          label={title}
          value={pin && pin.is !== 'fixed' ? pin : { is: 'fixed', text: value }}
          forms={pinForms}
          hint={text('personEditHint')}
          onClose={close}
          onSet={(set) => isPin(set) && send({ do: 'pin', kind, value: set })}
        />
      ) : (
        <>
          <button ref={head} type="button" className="person-text" onClick={() => onEdit(true)}>
            <span className="visually-hidden">{text('personEdit', title)}</span>
            <bdi>{value}</bdi>
          </button>
          <span className="person-tools">
            {pin && (
              <IconButton
                icon="pin"
                label={text('personUnpin', title)}
                onClick={() => send({ do: 'pin', kind, value: null })}
              />
            )}
            <CopyButton compact label={text('personCopy', title)} content={value} />
            {canInsert && (
              <IconButton
                icon="insert"
                label={text('personInsert', title)}
                onClick={() => send({ do: 'insert', id: insertableId({ is: 'kind', kind }) })}
              />
            )}
          </span>
        </>
      )}
    </li>
  );
});
