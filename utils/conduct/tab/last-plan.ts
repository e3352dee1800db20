import type { TabState } from '../../messages/tab-state';
import { leftOutOf, type TabReading } from '../page/read-tab';
import type { TabField } from '../page/rows';
import type { Asked } from '../page/tab-form';
import { modeOf } from '../persons/person-memory';
import { askedOf, planName, type PlanBasis } from '../planning/plan-name';
import { keptPlan, recalledFields, type KeptPlan, type ShownPlan } from '../session/kept-plan';
import { noCommand, storedForPlan, type StoredForPlan } from '../planning/plan-tab';
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
  /** What was kept before the worker slept, and what the next plan is made of; null once they were asked for. */
  #slept: Promise<readonly [KeptPlan | null, StoredForPlan, string]> | null = null;
  #isAwake = false;
  /** Name of what is kept by now; '' for nothing, null where a worker before may have kept something. */
  #name: string | null = null;

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
    const address = services.address().then(({ href }) => href);
    this.#slept = Promise.all([kept, storedForPlan(services), address]);
    // Whoever shows it hears of it.
    this.#slept.catch(() => undefined);
    return (await kept)?.address === (await address);
  }

  /**
   * Shows the plan of before, where it is the one that is about to be made.
   * @param end what else is shown of the page that was read
   * @param signal ends the time that the popup is given to draw
   */
  async show(reading: TabReading, end: () => Promise<Partial<TabState>>, signal: AbortSignal): Promise<void> {
    const { form, view } = this.#parts;
    const recalled = await this.#recall(reading);
    if (!recalled) return;
    const [kept, asked] = recalled;
    form.plan(recalledFields(reading, kept), asked);
    const told = { ...kept.shown, leftOut: leftOutOf(reading), ...(await end()) };
    view.list();
    view.show({ lacksAccess: false, ...told });
    await later(drawing, signal);
  }

  async #recall(reading: TabReading): Promise<readonly [KeptPlan, asked: Asked] | null> {
    const slept = await this.#slept;
    this.#slept = null;
    if (!slept) return null;
    const [kept, stored, address] = slept;
    if (kept?.fields.length !== reading.found.length) return null;
    const basis = await this.#basis(stored, address);
    return kept.of === planName(reading, basis) ? [kept, askedOf(reading, basis, noCommand)] : null;
  }

  /** To be asked for before a plan is made: what it is made of is what stands in storage then. */
  async basis(): Promise<PlanBasis> {
    const { services } = this.#parts;
    const [stored, { href }] = await Promise.all([storedForPlan(services), services.address()]);
    return this.#basis(stored, href);
  }

  async #basis(stored: StoredForPlan, address: string): Promise<PlanBasis> {
    const { memory, isLocked } = this.#parts.person;
    return { memory, stored, who: { isLocked, saved: await this.#parts.person.saved() }, address };
  }

  /** Keeps what was made of `basis` and is shown now. */
  async keep(reading: TabReading, basis: PlanBasis, fields: readonly TabField[], shown: ShownPlan): Promise<void> {
    const isTelling = basis.stored.rules.some(asksMore) || modeOf(basis.memory) === 'hostile';
    if (fields.length > mostKept || isTelling) return this.drop();
    const of = planName(reading, basis);
    if (of === this.#name) return;
    this.#name = of;
    await this.#parts.services.savePlan(keptPlan({ of, address: basis.address, shown }, fields));
  }

  /** What was kept holds no longer. */
  async drop(): Promise<void> {
    if (this.#name === '') return;
    this.#name = '';
    await this.#parts.services.savePlan(null);
  }
}

/** Whether what a rule says depends on what is not in a plan's name: on a counter, or on what the page selects. */
function asksMore(rule: Rule): boolean {
  return rule.on && (usesPart(rule.value, 'counter') || selectorsOf([rule]).length > 0);
}
