import { Alert } from '../../components/alert';
import { AccessBanner } from './access-banner';
import { Actions } from './actions';
import { ChangesBar } from './changes-bar';
import { FaultsBanner } from './faults-banner';
import { FieldList } from './field-list';
import { FramesBanner } from './frames-banner';
import { LeftOutNote } from './left-out-note';
import { leftOutTexts } from './left-out-text';
import { ListTools } from './list-tools';
import { ModeSwitch } from './mode-switch';
import { PersonaCard, PersonaPlace } from './persona-card';
import { PracticeOffer } from './practice-offer';
import { ScenarioBar } from './scenario/scenario-bar';
import { StatusLine } from './status-line';
import { Sweep } from './sweep';
import type { PopupPort } from './use-port';

interface FillViewProps extends PopupPort {
  readonly tabId: number;
  /** Opens the person who fills in. */
  readonly onPerson: () => void;
}

/** The main view: who fills what, and the way to start it. */
export function FillView({ tabId, state, send, dispatch, onPerson }: FillViewProps) {
  const { tab, problem } = state;
  const blocked = tab?.phase === 'blocked';
  const mode = tab?.mode ?? 'realistic';
  return (
    <main className="fill-view" data-mode={mode}>
      {tab?.persona && !blocked && (
        <PersonaCard persona={tab.persona} locked={tab.locked} send={send} onOpen={onPerson} />
      )}
      {!tab?.persona && !blocked && <PersonaPlace />}
      <Actions tab={tab} send={send} />
      {!blocked && <ModeSwitch mode={mode} send={send} />}
      {tab && mode === 'invalid' && !blocked && <Sweep sweep={tab.sweep} send={send} />}
      {tab?.scenario && !blocked && <ScenarioBar scenario={tab.scenario} send={send} />}
      {tab && !blocked && <ChangesBar pending={tab.pending} isBusy={state.fill !== 'none'} send={send} />}
      {problem && <Alert onDismiss={() => dispatch({ type: 'dismiss' })}>{problem}</Alert>}
      {tab?.trouble && !blocked && <Alert>{tab.trouble}</Alert>}
      {tab && <FramesBanner unreachable={tab.unreachable} silent={tab.silent} send={send} dispatch={dispatch} />}
      {tab && <FaultsBanner faults={tab.faults} leftOut={leftOutTexts(tab)} />}
      <div className="list-head">
        <StatusLine state={state} send={send} />
        {tab && !blocked && (
          <ListTools view={state.view} counts={tab.counts} onView={(view) => dispatch({ type: 'view', view })} />
        )}
      </div>
      {tab && !blocked && <LeftOutNote sentences={leftOutTexts(tab)} />}
      <AccessBanner tabId={tabId} tab={tab} send={send} dispatch={dispatch} />
      {tab && <PracticeOffer tab={tab} />}
      {!blocked && <FieldList state={state} send={send} dispatch={dispatch} />}
    </main>
  );
}
