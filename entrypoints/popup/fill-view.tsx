import { Alert } from '../../components/alert';
import { Actions } from './actions';
import { FieldList } from './field-list';
import { FramesBanner } from './frames-banner';
import { ModeSwitch } from './mode-switch';
import { PersonaCard, PersonaPlace } from './persona-card';
import { StatusLine } from './status-line';
import type { PopupPort } from './use-port';

/** The main view: who fills what, and the way to start it. */
export function FillView({ state, send, dispatch }: PopupPort) {
  const { tab, problem } = state;
  const blocked = tab?.phase === 'blocked';
  return (
    <main className="fill-view">
      {tab?.persona && !blocked && <PersonaCard persona={tab.persona} locked={tab.locked} send={send} />}
      {!tab?.persona && !blocked && <PersonaPlace />}
      <Actions tab={tab} send={send} />
      {!blocked && <ModeSwitch mode={tab?.mode ?? 'realistic'} send={send} />}
      <StatusLine state={state} send={send} />
      {problem && <Alert onDismiss={() => dispatch({ type: 'dismiss' })}>{problem}</Alert>}
      {tab?.trouble && !blocked && <Alert>{tab.trouble}</Alert>}
      {tab && <FramesBanner origins={tab.unreachable} send={send} dispatch={dispatch} />}
      {!blocked && <FieldList list={state} send={send} onShowMore={() => dispatch({ type: 'show-more' })} />}
    </main>
  );
}
