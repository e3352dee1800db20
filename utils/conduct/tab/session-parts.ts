import type { AgentFaults } from '../frames/agent-faults';
import type { FillKeeper } from '../filling/fill-keeper';
import type { SessionServices } from '../session/session-services';
import type { SessionView } from '../session/session-view';
import type { TabForm } from '../page/tab-form';
import type { TabPerson } from './tab-person';
import type { UndoableFills } from '../filling/undoable-fills';

/** What the parts of one tab's session share. */
export interface SessionParts {
  readonly services: SessionServices;
  readonly faults: AgentFaults;
  readonly form: TabForm;
  readonly view: SessionView;
  readonly person: TabPerson;
  readonly undoable: UndoableFills;
  readonly keeper: FillKeeper;
  /** Reads the page again for who looks at it, once what runs now is done. */
  readonly lookAgain: () => void;
  /** Aborted when the person stops what runs now. */
  readonly signal: () => AbortSignal;
}
