/**
 * `npx tsx tests/corpus/read.ts FOLDER [part of a file name] [--from 0] [--count 50]`: plans every page of a folder and
 * prints what each of its fields would get, for a person to read as the site's visitor would.
 */
import type { Page } from 'puppeteer-core';
import { agentInPage } from '../browser/agent-in-page';
import { launchChromium } from '../browser/chromium';
import { localeOfPage } from '../plan/persona/locale-of-page';
import { builtLexicon } from '../plan/persona/locale-source';
import { planSettings } from '../plan/persona/plan-settings';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { PlanEntry } from '../../utils/plan/plan-entry';
import { planFields } from '../../utils/plan/plan';
import { pageLanguages } from '../../utils/plan/recognise/texts/page-languages';
import { makeSeed } from '../../utils/plan/seed';
import { hideAnswers } from './answers';
import { today } from './fill-form';
import { formNames, formSource } from './forms';

const numbered = (flag: string, otherwise: number) => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const [folder = '', second = ''] = process.argv.slice(2);
const part = second.startsWith('--') ? '' : second;
const from = numbered('--from', 0);

const browser = await launchChromium();
try {
  const page = await browser.newPage();
  for (const name of formNames(folder, part).slice(from, from + numbered('--count', 10_000)))
    await printForm(page, name);
} finally {
  await browser.close();
}

async function printForm(page: Page, name: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(formSource(folder, name), { waitUntil: 'domcontentloaded' });
  await hideAnswers(page);
  const agent = await agentInPage(page);
  const { page: facts } = await agent.call('agent/scan', { from: 0 });
  const fields = await agent.scan();
  const [wanted = 'en-US'] = pageLanguages(facts, fields, builtLexicon);
  const locale = await localeOfPage(wanted, fields).catch(() => localeOfPage('en-US', fields));
  const seed = makeSeed(4711, today);
  const entries = planFields(fields, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
  console.log(`\n== ${name} [${wanted}]`);
  fields.forEach((field, index) => console.log(line(field, entries[index]!)));
}

function line(field: FieldDescriptor, { kind, reason, shown, value }: PlanEntry): string {
  const texts = field.texts.slice(0, 4).map(({ source, text }) => `${source.slice(0, 5)}:${text.slice(0, 60)}`);
  const names = [field.name, field.elementId].filter(Boolean).join('#').slice(0, 50);
  const sort = field.control === 'choice' ? `${field.type}(${field.optionCount})` : sortOf(field);
  const got = value === null ? `— ${reason}` : `“${shown.slice(0, 90)}”`;
  return `${got}  [${kind}] ${texts.join(' | ')} {${names}} ${sort} ${field.autocomplete && `ac=${field.autocomplete}`}`;
}

function sortOf(field: FieldDescriptor): string {
  return 'type' in field ? field.type : field.control;
}
