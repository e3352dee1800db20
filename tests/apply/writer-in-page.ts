import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import type { FieldId, ReportEntry, UndoEntry, Value } from '../../utils/pipeline';
import { momentOf } from '../../utils/moment/read-moment';
import { openIsolatedWorld } from '../browser/isolated-world';
import { sparePage } from '../browser/spare-page';
import type { WriterWorld } from './writer-world';

const bundles = new Map<string, Promise<string>>();

/** A script of the tests, bundled for the page. */
export function bundle(path: string): Promise<string> {
  const known = bundles.get(path);
  if (known) return known;
  const entry = new URL(path, import.meta.url).pathname;
  const built = build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'chrome120',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  }).then((result) => result.outputFiles[0]!.text);
  bundles.set(path, built);
  return built;
}

/** Values by CSS selector. */
export type Values = Readonly<Record<string, Value>>;

/** The writer in an isolated world of a page, as a content script would stand there. */
export interface WriterInPage {
  readonly page: Page;
  /** begin, apply, end. @returns `outcome` or `outcome reason` by selector */
  fill(values: Values): Promise<Record<string, string>>;
  undo(): Promise<UndoEntry[]>;
  /** Evaluates an expression beside the writer, which is `world.writer`. */
  inWorld<T>(expression: string): Promise<T>;
  describe(selector: string): Promise<ReturnType<WriterWorld['describe']>>;
}

/** Opens a page with this markup and puts the writer into it. */
export async function writerInPage(browser: Browser, html: string): Promise<WriterInPage> {
  const page = await sparePage(browser);
  await page.setContent(`<!doctype html><title>Test</title>${html}`);
  return attachWriter(page);
}

/** Puts the writer into a page that is there already. */
export async function attachWriter(page: Page): Promise<WriterInPage> {
  const { evaluate: inWorld } = await openIsolatedWorld(page);
  await inWorld(await bundle('./writer-world.ts'));
  let fills = 0;
  return {
    page,
    inWorld,
    async fill(values) {
      const items = Object.entries(values).map(([id, value]) => ({ id: id as FieldId, value }));
      const entries = await inWorld<ReportEntry[]>(
        `(async () => { await world.writer.begin(${++fills}); const entries = await world.writer.apply(world.told(${JSON.stringify(items)})); await world.writer.end(); return entries; })()`,
      );
      const faults = entries.flatMap(({ detail }) => detail ?? []);
      if (faults.length > 0) throw new Error(`expected no error in the writer, received ${faults.join(', ')}`);
      return Object.fromEntries(
        entries.map(({ id, outcome, reason }) => [id, reason ? `${outcome} ${reason}` : outcome]),
      );
    },
    undo: () => inWorld('world.writer.undo(null)'),
    describe: (selector) => inWorld(`world.describe(${JSON.stringify(selector)})`),
  };
}

/** What a page said after a fill, and after that was taken back. */
export interface RoundTrip {
  readonly outcomes: Record<string, string>;
  readonly filled: unknown;
  readonly undone: unknown;
}

/**
 * Fills fields of a page, then takes them back.
 * @param read the expression by which the page says what it holds
 */
export async function roundTripOf(browser: Browser, html: string, values: Values, read: string): Promise<RoundTrip> {
  const writer = await writerInPage(browser, html);
  const outcomes = await writer.fill(values);
  const filled = await writer.page.evaluate(read);
  await writer.undo();
  const undone = await writer.page.evaluate(read);
  await writer.page.close();
  return { outcomes, filled, undone };
}

export const text = (text: string, ...alternatives: string[]): Value => ({ as: 'text', text, alternatives });
/** A day, a time or both, in these notations. */
export const moment = (text: string, ...alternatives: string[]): Value => ({
  as: 'moment',
  moment: momentOf([text, ...alternatives]),
  text,
  alternatives,
});
export const check = (checked: boolean): Value => ({ as: 'check', checked });
/** Options by their places; the writer beside the page adds what they say, as a scan tells a plan. */
export const choose = (...at: number[]): Value => ({ as: 'options', wanted: [], count: at.length, at });
