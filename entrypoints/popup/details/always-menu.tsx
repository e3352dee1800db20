import { useId, useState } from 'react';
import { openOptions } from '../../../components/open-options';
import { Icon } from '../../../components/icon';
import { onEscape } from '../../../components/on-escape';
import { kindTitle } from '../../../utils/kind-title';
import type { FieldRow } from '../../../utils/messages/field-row';
import { text } from '../../../utils/text';
import { targetTab } from '../target-tab';
import type { Send } from '../use-port';

interface AlwaysMenuProps {
  readonly row: FieldRow;
  readonly send: Send;
}

/** Makes what the row says a rule, in two clicks: for which fields is all that is asked. */
export function AlwaysMenu({ row, send }: AlwaysMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isGuessed = row.evidence.every(({ signal }) => signal === 'default');
  const like = isGuessed && row.label ? row.label : kindTitle(row.kind);
  const choose = (reach: 'field' | 'site' | 'everywhere') => () => {
    send({ do: 'rule', row: row.row, reach });
    setOpen(false);
  };
  return (
    <div className="always" onKeyDown={(event) => isOpen && onEscape(event, () => setOpen(false))}>
      <button
        type="button"
        className="small-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="locked" />
        {text('always')}
      </button>
      {row.rule && <EditRule id={row.rule.id} />}
      <div id={id} role="group" aria-labelledby={`${id}-title`} className="always-choices" hidden={!isOpen}>
        <p id={`${id}-title`} className="hint">
          {row.planned === '' ? text('alwaysSkip') : text('alwaysValue', row.planned)}
        </p>
        <button type="button" className="small-button" onClick={choose('field')}>
          {text('always_field')}
        </button>
        <button type="button" className="small-button" onClick={choose('site')}>
          {text('always_site', like)}
        </button>
        <button type="button" className="small-button" onClick={choose('everywhere')}>
          {text('always_everywhere', like)}
        </button>
      </div>
    </div>
  );
}

/** The way to the rule that decided on the row, or would have. */
function EditRule({ id }: { readonly id: string }) {
  const open = async () => openOptions(await targetTab(new URL(location.href)), `values/${id}`);
  return (
    <button type="button" className="small-button" onClick={() => void open()}>
      <Icon name="external" />
      {text('editRule')}
    </button>
  );
}
