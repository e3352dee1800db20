import type { Page } from 'puppeteer-core';
import type { Quirk } from '../../utils/field/quirk-table';
import type { FieldDescriptor, ReportEntry } from '../../utils/pipeline';
import { agentInPage, type AgentInPage } from '../browser/agent-in-page';
import { chooseValue, type CaseHints } from './choose-value';
import {
  brokenCase,
  judgeOpen,
  judgePage,
  judgeUndone,
  canUndo,
  openCase,
  readPage,
  type ListedCase,
  type CaseResult,
  type Expectation,
  type PageSide,
} from './judge';
import { modelAgrees } from './model-agrees';
import { plannedWrites, planValues } from './plan-values';

/** Where the values come from: the real plan of a person, or what the case says a person would type. */
export type ValueSource = 'plan' | 'hints';

export interface CaseOptions {
  readonly source?: ValueSource;
  /** A quirk that the agent does not know. */
  readonly without?: Quirk;
}

/** Opens one case, fills what the scan finds, judges by the application's state, takes it back. */
export async function runCase(
  page: Page,
  origin: string,
  which: ListedCase,
  { source = 'plan', without }: CaseOptions = {},
): Promise<CaseResult> {
  await openCase(page, origin, which);
  const hints = (await page.evaluate('readHints()')) as Expectation;
  const before = await readPage(page);
  const { agent, fields: found } = await agentWithFields(page, without);
  if (found.length === 0) return brokenCase(which, 'no field found');
  const plan = await planValues(found);
  // A line for those who choose "other" has no value, and none is missing.
  const fields = found.filter((_, at) => source === 'hints' || plan[at]!.reason !== 'left-blank-on-purpose');
  const writes = source === 'plan' ? plannedWrites(found, plan) : hinted(fields, hints);
  const entries = await agent.fill(writes);
  const after = await readPage(page);
  const fill = [
    ...judgePage(before, after),
    ...(source === 'plan' ? judgeModel(after, fields, entries) : judgeHints(after, hints)),
    ...(await judgeShown(agent, fields, entries)),
  ];
  const undone = canUndo(hints) ? await undo(page, agent) : null;
  return {
    ...which,
    adapters: [...new Set(fields.map(({ adapter }) => adapter))],
    troubles: {
      fill: fill.join('; '),
      open: judgeOpen(before, after, undone),
      undo: judgeUndone(before, undone),
    },
    state: after.state,
    outcomes: told(fields, entries),
  };
}

/** The agent of the first frame that has fields: an editor may stand in a frame of its own. */
async function agentWithFields(
  page: Page,
  without: Quirk | undefined,
): Promise<{ agent: AgentInPage; fields: FieldDescriptor[] }> {
  for (let nth = 0; ; nth++) {
    const agent = await agentInPage(page, nth, without);
    const fields = (await agent.scan()).filter((field) => field.skipReason === null);
    if (fields.length > 0 || nth + 1 >= page.frames().length) return { agent, fields };
  }
}

function hinted(fields: readonly FieldDescriptor[], hints: CaseHints) {
  return fields.map((field, index) => [field, chooseValue(field, hints, index)] as const);
}

function judgeHints({ state }: PageSide, { wantState, wantPart }: Expectation): string[] {
  if (wantState !== undefined && state !== JSON.stringify(wantState)) return [`expected ${JSON.stringify(wantState)}`];
  return wantPart !== undefined && !state.includes(wantPart) ? [`expected ${wantPart}`] : [];
}

/** Every field was filled, and the model holds what it shows. */
function judgeModel(
  { state }: PageSide,
  fields: readonly FieldDescriptor[],
  entries: readonly ReportEntry[],
): string[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return fields.flatMap((field) => {
    const entry = byId.get(field.id);
    if (!entry) return ['the plan has no value for a field'];
    if (entry.outcome === 'refused') return [`${field.adapter} refused (${entry.reason})`];
    return modelAgrees(state, field, entry.holds) ? [] : [`shows “${entry.holds}”, the model does not`];
  });
}

/** After a re-render the page must still show what the report says. */
async function judgeShown(
  agent: AgentInPage,
  fields: readonly FieldDescriptor[],
  entries: readonly ReportEntry[],
): Promise<string[]> {
  const now = new Map((await agent.scan()).filter((field) => !isUntold(field)).map(({ id, current }) => [id, current]));
  return entries
    .filter(({ id, outcome }) => outcome === 'filled' && now.has(id) && fields.some((field) => field.id === id))
    .filter(({ id, holds }) => tidy(now.get(id)!) !== tidy(holds))
    .map(({ id, holds }) => `report says “${holds}”, page shows “${now.get(id)}”`);
}

/** Descriptions have texts on one line, without blanks around them. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The scan never reads what a password field holds; of files that a page took over nothing is left in the field. */
function isUntold(field: FieldDescriptor): boolean {
  return field.control === 'file' || (field.control === 'text' && field.type === 'password');
}

async function undo(page: Page, agent: AgentInPage): Promise<PageSide> {
  await agent.call('agent/undo', { at: null });
  return readPage(page);
}

function told(fields: readonly FieldDescriptor[], entries: readonly ReportEntry[]): string {
  return entries
    .map(({ id, outcome, reason, holds }) => {
      const { adapter = '?' } = fields.find((field) => field.id === id) ?? {};
      return `${adapter} ${outcome}${reason ? ` (${reason})` : ''} “${holds}”`;
    })
    .join(' | ');
}
