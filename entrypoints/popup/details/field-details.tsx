import { useEffect } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { Icon } from '../../../components/icon';
import { KindChooser } from '../../../components/kind-chooser';
import type { FieldRow } from '../../../utils/messages/field-row';
import type { PopupRequest } from '../../../utils/messages/popup';
import { kindSaid } from '../../../utils/plan/context';
import { kindTitle } from '../../../utils/kind-title';
import { text } from '../../../utils/text';
import type { Answers } from '../popup-state';
import type { Send } from '../use-port';
import { AlwaysMenu } from './always-menu';
import { EdgeCaseChooser } from './edge-case-chooser';
import { leftOutText } from './left-out-text';
import { ValueEditor } from './value-editor';
import { whyText } from './why-text';

interface FieldDetailsProps {
  readonly row: FieldRow;
  readonly answers: Answers;
  readonly send: Send;
}

/** All there is to say of a field: its value in an editor, why, and the person's word on it. */
export function FieldDetails({ row, answers, send }: FieldDetailsProps) {
  const { row: name, planned, override } = row;
  useEffect(() => {
    send({ do: 'details', row: name });
  }, [name, planned, override, send]);
  const details = answers.details?.row === name ? answers.details.details : null;
  const leftOut = details ? leftOutText(details.control) : '';
  return (
    <>
      {details && (
        <ValueEditor
          row={row}
          control={details.control}
          value={details.value}
          labels={details.labels}
          sample={answers.sample?.row === name ? answers.sample : null}
          onSample={(value) => send({ do: 'sample', row: name, value })}
          onOverride={(override) => send({ do: 'override', row: row.row, override })}
        />
      )}
      {leftOut && <p className="hint">{leftOut}</p>}
      <p className="why">{whyText(row)}</p>
      <KindChooser
        label={text('kind')}
        {...(kindSaid(row.override) && { hint: text('kindRemembered') })}
        chosen={kindSaid(row.override)}
        automatic={kindSaid(row.override) ? text('kindDetected') : text('kindDetectedAs', kindTitle(row.kind))}
        samples={answers.samples}
        onOpen={() => send({ do: 'kind-samples' })}
        onChoose={(kind) =>
          send(
            kind
              ? { do: 'override', row: row.row, override: { do: 'kind', kind } }
              : { do: 'forget-kind', row: row.row },
          )
        }
      />
      {details && (
        <EdgeCaseChooser
          row={row}
          control={details.control}
          ownSamples={answers.ownSamples}
          send={send}
          onOverride={(override) => send({ do: 'override', row: row.row, override })}
        />
      )}
      <DetailActions row={row} leftOut={leftOut} send={send} />
    </>
  );
}

interface DetailActionsProps extends Omit<FieldDetailsProps, 'answers'> {
  /** What of the field was not read, for the report. */
  readonly leftOut: string;
}

function DetailActions({ row, leftOut, send }: DetailActionsProps) {
  const { override } = row;
  const hasReport = row.structure !== '' || row.detail !== '';
  const report = [row.structure, row.detail, leftOut].filter(Boolean).join('\n');
  const ask = (request: PopupRequest) => () => send(request);
  const skipped = override?.do === 'skip';
  const resettable = override !== null && override.do !== 'skip' && override.do !== 'kind';
  return (
    <div className="detail-actions">
      <button
        type="button"
        className="small-button"
        title={text('rerollHint')}
        onClick={ask({ do: 'reroll', row: row.row })}
      >
        <Icon name="reroll" />
        {text('reroll')}
      </button>
      <button type="button" className="small-button" onClick={ask({ do: 'turn-skip', row: row.row })}>
        <Icon name="skipped" />
        {text(skipped ? 'unskip' : 'skip')}
      </button>
      {resettable && (
        <button type="button" className="small-button" onClick={ask({ do: 'override', row: row.row, override: null })}>
          <Icon name="undo" />
          {text('reset')}
        </button>
      )}
      {hasReport && <CopyButton label={text('copyStructure')} content={report} />}
      <AlwaysMenu row={row} send={send} />
    </div>
  );
}
