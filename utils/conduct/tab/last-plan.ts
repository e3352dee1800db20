import type { TabState } from '../../messages/tab-state';
import { leftOutOf, type TabReading } from '../page/read-tab';
import type { TabField } from '../page/rows';
import { planName } from '../planning/plan-name';
import { keptPlan, recalledFields, type KeptPlan, type ShownPlan } from '../session/kept-plan';
import { storedForPlan, type StoredForPlan } from '../planning/plan-tab';
import { selectorsOf, usesPart } from '../../plan/rules/rule-set';
import type { Rule } from '../../plan/rules/rule';
import { later } from '../waiting/later';
import type { SessionParts } from './session-parts';

/** Fields beyond which a plan is not kept: to store it would take longer than to make it. */
const mostKept = 300;

/** Milliseconds that a popup is given to draw its list, before the plan of what it shows takes the processors. */
const drawing = 100;

/**
 * The plan that the tab was shown last. A worker that wakes shows it at once where nothing of what it was made of has
 * changed, and plans meanwhile: reading the words of a language and planning for the first time take most of a start.
 */
export class LastPlan {
  readonly #parts: Pick<SessionParts, 'services' | 'person' | 'form' | 'view'>;
  /** What was kept before the worker slept, and what the next plan is made of beside the page; null once it was asked for. */
  #slept: Promise<readonly [KeptPlan | null, StoredForPlan]> | null = null;
  #isAwake = false;
  /** Name of what is kept by now; '' for nothing. */
  #name = '';

  constructor(parts: Pick<SessionParts, 'services' | 'person' | 'form' | 'view'>) {
    this.#parts = parts;
  }

  /** The page begins to be read. @returns whether its plan may be there to be shown */
  async begin(): Promise<boolean> {
    const { services } = this.#parts;
    const isFirst = !this.#isAwake;
    this.#isAwake = true;
    if (!isFirst || !services.isWatched()) return false;
    const kept = services.loadPlan().catch((error: unknown) => (services.unexpected(error), null));
    this.#slept = Promise.all([kept, storedForPlan(services)]);
    // Whoever shows it hears of it.
    this.#slept.catch(() => undefined);
    const [plan, { href }] = await Promise.all([kept, services.address()]);
    return plan?.address === href;
  }

  /**
   * Shows the plan of before, where it is the one that is about to be made.
   * @param end what else is shown of the page that was read
   * @param signal ends the time that the popup is given to draw
   */
  async show(reading: TabReading, end: () => Promise<Partial<TabState>>, signal: AbortSignal): Promise<void> {
    const { form, view } = this.#parts;
    const kept = await this.#recall(reading);
    if (!kept) return;
    form.plan(recalledFields(reading, kept));
    const told = { ...kept.shown, leftOut: leftOutOf(reading), ...(await end()) };
    view.list();
    view.show({ lacksAccess: false, ...told });
    await later(drawing, signal);
  }

  async #recall(reading: TabReading): Promise<KeptPlan | null> {
    const slept = this.#slept;
    this.#slept = null;
    const [kept, stored] = (await slept) ?? [null];
    return kept && kept.of === (await this.#nameOf(reading, stored!)) ? kept : null;
  }

  /** Keeps what is shown now. */
  async keep(reading: TabReading, fields: readonly TabField[], shown: ShownPlan): Promise<void> {
    if (fields.length > mostKept) return this.drop();
    const { services } = this.#parts;
    const [stored, { href }] = await Promise.all([storedForPlan(services), services.address()]);
    if (stored.rules.some(asksMore)) return this.drop();
    const of = await this.#nameOf(reading, stored);
    if (of === this.#name) return;
    this.#name = of;
    await services.savePlan(keptPlan({ of, address: href, shown }, fields));
  }

  /** What was kept holds no longer. */
  async drop(): Promise<void> {
    if (this.#name === '') return;
    this.#name = '';
    await this.#parts.services.savePlan(null);
  }

  async #nameOf(reading: TabReading, stored: StoredForPlan): Promise<string> {
    const { person } = this.#parts;
    return planName(reading, person.memory, stored, { isLocked: person.isLocked, saved: await person.saved() });
  }
}

/** Whether what a rule says depends on more than is known without asking: on a counter, or on what the page selects. */
function asksMore(rule: Rule): boolean {
  return rule.on && (usesPart(rule.value, 'counter') || selectorsOf([rule]).length > 0);
}
