import type { Page } from 'puppeteer-core';
import { localeOfPage } from '../plan/persona/locale-of-page';
import { builtLexicon } from '../plan/persona/locale-source';
import { planSettings } from '../plan/persona/plan-settings';
import { agentInPage } from '../browser/agent-in-page';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { PlanEntry } from '../../utils/plan/plan-entry';
import { planFields } from '../../utils/plan/plan';
import { pageLanguages } from '../../utils/plan/recognise/texts/page-languages';
import { makeSeed } from '../../utils/plan/seed';
import { hideAnswers, readHeld, type Held } from './answers';
import { isBelievable, oddity } from './believable';
import { formSource } from './forms';

export const today = '2026-11-21';

export interface Judged {
  readonly form: string;
  readonly held: Held;
  /** null where the scan did not see the control. */
  readonly entry: PlanEntry | null;
  readonly field: FieldDescriptor | null;
  readonly good: boolean;
  readonly odd: string;
}

/** Opens one form in a page that may have held another, fills it as the extension would, and judges every control. */
export async function fillForm(page: Page, folder: string, form: string): Promise<Judged[]> {
  await page.goto('about:blank');
  await page.setContent(formSource(folder, form), { waitUntil: 'domcontentloaded' });
  await hideAnswers(page);
  const agent = await agentInPage(page);
  const { page: facts } = await agent.call('agent/scan', { from: 0 });
  const fields = await agent.scan();
  const before = await readHeld(page);
  const [wanted = 'en-US'] = pageLanguages(facts, fields, builtLexicon);
  const locale = await localeOfPage(wanted, fields).catch(() => localeOfPage('en-US', fields));
  const entries = planFields(fields, {
    seed: makeSeed(4711, today),
    locale,
    mode: 'realistic',
    settings: planSettings(),
    overrides: {},
  });
  const values = fields.flatMap((field, index) => {
    const value = entries[index]!.value;
    return value ? [[field, value] as const] : [];
  });
  await agent.fill(values);
  return judge(form, before, await readHeld(page), fields, entries);
}

function judge(
  form: string,
  before: readonly Held[],
  after: readonly Held[],
  fields: readonly FieldDescriptor[],
  entries: readonly PlanEntry[],
): Judged[] {
  return after.map((held, index) => {
    const { x, y } = before[index]!;
    const at = fields.findIndex(({ box, name, elementId }) => near(box, x, y) && (name || elementId) === held.name);
    const labelled = held.expected !== '' && held.fillable;
    return {
      form,
      held,
      entry: entries[at] ?? null,
      field: fields[at] ?? null,
      good: !labelled || isBelievable(held, new Date(today)),
      odd: oddity(held),
    };
  });
}

function near(box: { x: number; y: number }, x: number, y: number): boolean {
  return Math.abs(box.x - x) < 2 && Math.abs(box.y - y) < 2;
}
