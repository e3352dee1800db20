import { memo, useRef, useState, type FormEvent } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { IconButton } from '../../../components/icon-button';
import { onEscape } from '../../../components/on-escape';
import { insertableId } from '../../../utils/catalogue/insertable';
import { kindTitle } from '../../../utils/kind-title';
import type { Kind } from '../../../utils/plan/kinds';
import { checkValue } from '../../../utils/plan/value-language/check-value';
import { typedValue } from '../../../utils/plan/value-language/typed-value';
import type { TextSpec } from '../../../utils/plan/value-language/value-spec';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';
import type { Send } from '../use-port';

interface PersonValueProps {
  readonly kind: Kind;
  readonly value: string;
  /** null where the value is made up. */
  readonly pin: TextSpec | null;
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
        <ValueEditor
          title={title}
          pin={pin}
          value={value}
          onClose={close}
          onPin={(set) => send({ do: 'pin', kind, value: set })}
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

interface ValueEditorProps {
  readonly title: string;
  readonly pin: TextSpec | null;
  readonly value: string;
  readonly onPin: (value: TextSpec) => void;
  readonly onClose: () => void;
}

/** A text, or a template of the value language. Enter sets it, Escape leaves all as it was. */
function ValueEditor({ title, pin, value, onPin, onClose }: ValueEditorProps) {
  const [draft, setDraft] = useState(pin?.is === 'template' ? pin.text : value);
  const typed = typedValue(draft);
  const [problem] = checkValue(typed);
  const isEmpty = draft.trim() === '';
  const set = (event: FormEvent) => {
    event.preventDefault();
    if (problem || isEmpty) return;
    if (draft !== value || pin) onPin(typed);
    onClose();
  };
  return (
    <form className="field person-editor" onSubmit={set} onKeyDown={(event) => onEscape(event, onClose)}>
      <div className="field-row">
        <input
          aria-label={title}
          dir="auto"
          value={draft}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => setDraft(target.value)}
        />
        <button type="submit" className="button" aria-disabled={problem !== undefined || isEmpty}>
          {text('setValue')}
        </button>
      </div>
      <p className={problem ? 'error' : 'hint'} aria-live="polite">
        {problem ? valueProblemText(problem.code, problem.piece) : text('personEditHint')}
      </p>
    </form>
  );
}
