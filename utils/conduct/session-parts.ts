import type { AgentFaults } from './agent-faults';
import type { FillKeeper } from './fill-keeper';
import type { SessionServices } from './session-services';
import type { SessionView } from './session-view';
import type { TabForm } from './tab-form';
import type { TabPerson } from './tab-person';
import type { UndoableFills } from './undoable-fills';

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
