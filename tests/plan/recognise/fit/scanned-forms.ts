/** Forms with known answers as the scan describes them, kept so that weights can be tried without a browser. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { pageLanguages } from '../../../../utils/plan/recognise/texts/page-languages';
import { agentInPage } from '../../../browser/agent-in-page';
import { launchChromium } from '../../../browser/chromium';
import { hideAnswers, readHeld, type Held } from '../../../corpus/answers';
import { corpusFolder, formNames, formSource } from '../../../corpus/forms';
import { pageOf } from '../../../longtail/page-of';
import { readForms, type LongTailForm } from '../../../longtail/read-forms';
import { builtLexicon } from '../../persona/locale-source';

export interface CorpusForm {
  readonly name: string;
  readonly language: string;
  readonly fields: readonly FieldDescriptor[];
  /** The page's controls before anything is filled in, with their labels. */
  readonly held: readonly Held[];
}

export interface ScannedLongTail {
  readonly form: LongTailForm;
  readonly fields: readonly FieldDescriptor[];
}

interface Scanned {
  readonly corpus: readonly CorpusForm[];
  readonly longTail: readonly ScannedLongTail[];
}

const kept = new URL('../../../../node_modules/.cache/understudy/scanned-forms.json', import.meta.url);

/**
 * @param anew whether to open all forms in a browser, though they were scanned before
 * @throws Error where there is no corpus
 */
export async function scannedForms(anew: boolean): Promise<Scanned> {
  if (!anew && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const folder = corpusFolder();
  if (!folder) throw new Error('expected the corpus, set UNDERSTUDY_CORPUS to the folder of its forms');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const corpus: CorpusForm[] = [];
    for (const name of formNames(folder)) corpus.push(await scanCorpusForm(page, name, formSource(folder, name)));
    const longTail: ScannedLongTail[] = [];
    for (const form of readForms()) longTail.push(await scanLongTail(page, form));
    mkdirSync(new URL('.', kept), { recursive: true });
    writeFileSync(kept, JSON.stringify({ corpus, longTail }));
    return { corpus, longTail };
  } finally {
    await browser.close();
  }
}

async function scanCorpusForm(page: Page, name: string, source: string): Promise<CorpusForm> {
  await show(page, source);
  await hideAnswers(page);
  const agent = await agentInPage(page);
  const { page: facts } = await agent.call('agent/scan', { from: 0 });
  const fields = await agent.scan();
  const [language = 'en-US'] = pageLanguages(facts, fields, builtLexicon);
  return { name, language, fields, held: await readHeld(page) };
}

async function scanLongTail(page: Page, form: LongTailForm): Promise<ScannedLongTail> {
  await show(page, pageOf(form));
  return { form, fields: await (await agentInPage(page)).scan() };
}

async function show(page: Page, source: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(source, { waitUntil: 'domcontentloaded' });
}
