import type { Browser, Page } from 'puppeteer-core';
import type { FieldDescriptor } from '../../utils/pipeline';
import { agentInPage, type AgentInPage } from '../browser/agent-in-page';
import { sparePage } from '../browser/spare-page';

export interface ScannedPage {
  readonly page: Page;
  readonly agent: AgentInPage;
  readonly fields: readonly FieldDescriptor[];
}

/** A page with this markup, read once. @param isBent as `AgentInPage.scan` has it */
export async function scanMarkup(browser: Browser, markup: string, isBent = false): Promise<ScannedPage> {
  const page = await sparePage(browser);
  await page.setContent(markup);
  const agent = await agentInPage(page);
  return { page, agent, fields: await agent.scan(isBent) };
}

/** `name` of each field, in order. */
export function namesOf(fields: readonly FieldDescriptor[]): string[] {
  return fields.map(({ name }) => name);
}

/** The field with that name. @throws Error that lists the names there are */
export function fieldNamed(fields: readonly FieldDescriptor[], name: string): FieldDescriptor {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`expected a field named ${name}, received ${namesOf(fields).join(', ')}`);
  return field;
}

/** `source: text` of a field's texts. */
export function textsOf(field: FieldDescriptor): string[] {
  return field.texts.map(({ source, text }) => `${source}: ${text}`);
}
