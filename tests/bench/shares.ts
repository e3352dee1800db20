import type { Page } from 'puppeteer-core';
import { planFields } from '../../utils/plan/plan';
import { loadLocale } from '../../utils/plan/persona/load-locale';
import { recognise } from '../../utils/plan/recognise/recognise';
import { makeSeed } from '../../utils/plan/seed';
import type { FieldDescriptor } from '../../utils/pipeline';
import { agentInPage } from '../browser/agent-in-page';
import { builtData } from '../plan/persona/locale-source';
import { planSettings } from '../plan/persona/plan-settings';

const locale = await loadLocale('en-US', builtData);

/** Milliseconds of each step by itself, the second time it runs (code compiled, word lists built). */
export async function sharesOf(page: Page) {
  const agent = await agentInPage(page);
  await agent.scan();
  const [scan, fields] = await timed(() => agent.scan());
  recognise(fields, { pageLanguage: 'en' });
  const [recognition] = await timed(() => recognise(fields, { pageLanguage: 'en' }));
  const [plan, entries] = await timed(() => planNow(fields));
  const values = entries.flatMap(({ value }, index) => (value ? [[fields[index]!, value] as const] : []));
  const [apply] = await timed(() => agent.fill(values));
  const [settle] = await timed(() => agent.call('agent/settle', {}));
  return { scan, 'plan, recognition in it': recognition, 'plan, whole': plan, apply, settle };
}

function planNow(fields: readonly FieldDescriptor[]) {
  const seed = makeSeed(1, '2026-01-01');
  return planFields(fields, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
}

async function timed<T>(work: () => T | Promise<T>): Promise<[ms: number, result: T]> {
  const began = performance.now();
  const result = await work();
  return [Math.round(performance.now() - began), result];
}
