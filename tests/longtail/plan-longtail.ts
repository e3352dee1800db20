import type { Page } from 'puppeteer-core';
import { agentInPage, type AgentInPage } from '../browser/agent-in-page';
import { launchChromium } from '../browser/chromium';
import { localeOfPage } from '../plan/persona/locale-of-page';
import { planSettings } from '../plan/persona/plan-settings';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { PlanEntry } from '../../utils/plan/plan-entry';
import { planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { holds } from './checks';
import { pageOf } from './page-of';
import type { LongTailForm, Question } from './read-forms';

const today = '2026-11-21';
/** Persons each form is planned for; continuous integration has the time for the first, */
export const persons: readonly number[] = [4711, 815, 1234];

/** and for every fifth form. */
export const spreadOf = (forms: readonly LongTailForm[]) => forms.filter((_, at) => at % 5 === 0);

export interface Answered {
  readonly form: LongTailForm;
  readonly question: Question;
  readonly value: string;
  readonly entry: PlanEntry | null;
  readonly good: boolean;
}

/** What was planned for one of the persons. */
export interface AnsweredBy extends Answered {
  readonly person: number;
}

/** Plans every form for each person, in one document that is written anew: each of its own would be a process of its own. */
export async function planLongTail(forms: readonly LongTailForm[], by = persons): Promise<AnsweredBy[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const agent = await agentInPage(page);
    const answered: AnsweredBy[] = [];
    for (const form of forms) answered.push(...(await planForm(page, agent, form, by)));
    return answered;
  } finally {
    await browser.close();
  }
}

async function planForm(
  page: Page,
  agent: AgentInPage,
  form: LongTailForm,
  by: readonly number[],
): Promise<AnsweredBy[]> {
  await page.setContent(pageOf(form), { waitUntil: 'domcontentloaded' });
  const fields = await agent.scan();
  const locale = await localeOfPage(form.lang, fields);
  return by.flatMap((person) => {
    const seed = makeSeed(person, today);
    const entries = planFields(fields, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
    return judged(form, fields, entries).map((one) => ({ ...one, person }));
  });
}

/** Each question of a form with what the plan makes of it. */
export function judged(
  form: LongTailForm,
  fields: readonly FieldDescriptor[],
  entries: readonly PlanEntry[],
): Answered[] {
  const answers = form.questions.map(({ name }) => {
    const at = fields.flatMap((field, index) => (field.name === name ? [index] : []));
    return {
      value: at
        .map((index) => written(fields[index]!, entries[index]!))
        .filter(Boolean)
        .join('; '),
      at,
    };
  });
  const of = (name: string) => {
    const at = form.questions.findIndex((question) => question.name === name);
    if (at < 0) throw new Error(`${form.title} has no field named ${name}`);
    return answers[at]!.value;
  };
  return form.questions.map((question, index) => {
    const { value, at } = answers[index]!;
    const told = { value, options: question.options, lang: form.lang, today, of };
    return { form, question, value, entry: entries[at[0] ?? -1] ?? null, good: holds(question.check, told) };
  });
}

/** What a person would read in the field. */
function written(field: FieldDescriptor, { value, shown }: PlanEntry): string {
  if (value === null) return '';
  switch (value.as) {
    case 'text':
    case 'moment':
      return value.text;
    case 'check':
      return value.checked ? labelOf(field) : '';
    case 'options':
      return value.at ? value.wanted.join('; ') : shown;
    default:
      return shown;
  }
}

/** Of several boxes to one question what stands beside the box; a box by itself is only on. */
function labelOf(field: FieldDescriptor): string {
  const grouped = field.texts.some(({ source }) => source === 'legend');
  return grouped ? (field.texts.find(({ source }) => source === 'label')?.text ?? 'on') : 'on';
}
