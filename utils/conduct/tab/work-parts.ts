import type { Outline } from '../page/outline';
import type { PageTeller } from '../toolbar/page-teller';
import type { SessionParts } from './session-parts';
import type { TabFiller } from './tab-filler';
import type { TabInserter } from './tab-inserter';
import type { TabPage } from './tab-page';

/** What carrying out a request of the popup or a command of a menu draws on. */
export interface WorkParts extends Pick<SessionParts, 'services' | 'form' | 'view' | 'person'> {
  readonly page: TabPage;
  readonly filler: TabFiller;
  readonly inserter: TabInserter;
  readonly outline: Outline;
  readonly teller: PageTeller;
}
