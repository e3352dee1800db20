import type { Page } from 'puppeteer-core';
import type { CaseHints } from './choose-value';

/** Names a case among all. */
export interface CaseName {
  /** `mui/select`: the library, and the page of its cases. */
  readonly page: string;
  readonly name: string;
}

/** A case as its page lists it. */
export interface ListedCase extends CaseName {
  /** Whether continuous integration runs it. */
  readonly ci: boolean;
}

export interface CaseResult extends ListedCase {
  /** Adapters that claimed the case's fields, each once; empty where the way of filling does not tell. */
  readonly adapters: readonly string[];
  readonly troubles: Troubles;
  /** The application's own value after the fill. */
  readonly state: string;
  readonly outcomes: string;
}

/** What is wrong with a case, '' where nothing is. */
export interface Troubles {
  readonly fill: string;
  /** What stands open once the fill or the undo is over. */
  readonly open: string;
  /** null where the widget offers no way back. */
  readonly undo: string | null;
}

/** A case that could not be judged at all. */
export function brokenCase(which: ListedCase, error: unknown): CaseResult {
  const fill = String(error).split('\n')[0] ?? '';
  return { ...which, adapters: [], troubles: { fill, open: '', undo: null }, state: '', outcomes: '' };
}

/** All that is wrong with a case in one line, '' where nothing is. */
export function troubleOf({ troubles }: Pick<CaseResult, 'troubles'>): string {
  return [troubles.fill, troubles.open, troubles.undo].filter(Boolean).join('; ');
}

/** What a case says about its own filling and undoing. */
export interface Expectation extends CaseHints {
  readonly undo?: boolean;
  readonly wantState?: unknown;
  readonly wantPart?: string;
}

/** Whether the widget offers a way back that the page's model can be asked about. */
export function canUndo({ undo }: Expectation): boolean {
  return undo !== false;
}

/** The page's side of a case: the application's model and what stands open. */
export interface PageSide {
  readonly state: string;
  /** Whether the case's own check holds; true where it has none. */
  readonly ok: boolean;
  readonly open: number;
  readonly submits: number;
  readonly scroll: number;
}

/** Opens one case in the browser's tab and waits until it stands. */
export async function openCase(tab: Page, origin: string, { page, name }: CaseName): Promise<void> {
  await tab.goto(`${origin}/${page}.html?case=${encodeURIComponent(name)}`);
  await tab.waitForFunction('window.ready');
  await tab.waitForNetworkIdle({ idleTime: 50 });
}

/** Reads the page's side after a re-render. */
export function readPage(page: Page): Promise<PageSide> {
  return page.evaluate('readCase()') as Promise<PageSide>;
}

/** What the page's side says against a fill, apart from what stands open. */
export function judgePage(before: PageSide, after: PageSide): string[] {
  const troubles: string[] = [];
  if (after.state === before.state) troubles.push('state did not change');
  else if (!after.ok) troubles.push('not as the case asks');
  if (after.submits > 0) troubles.push('submitted');
  if (after.scroll !== before.scroll) troubles.push('scrolled');
  return troubles;
}

/** Models of a field that holds nothing but its mask; applications set one first and another once it was emptied. */
const isEmpty = (state: string) => /^(?:null|undefined|\[(?:null|""|,)*\]|"[^\p{L}\p{N}]*")$/u.test(state);

/** What stands open after a fill and after its undo that did not before. @param undone null where nothing was undone */
export function judgeOpen(before: PageSide, after: PageSide, undone: PageSide | null): string {
  if (after.open > before.open) return 'left something open';
  return undone && undone.open > before.open ? 'undo left something open' : '';
}

/** What the page's side says against an undo; null where there was none to judge. */
export function judgeUndone(before: PageSide, undone: PageSide | null): string | null {
  if (!undone) return null;
  const isBack =
    (isEmpty(undone.state) && isEmpty(before.state)) ||
    unquoted(undone.state) === unquoted(before.state) ||
    isSameColour(undone.state, before.state);
  return isBack ? '' : `undo leaves ${undone.state}`;
}

/** A number set by the application comes back as the text that a native control makes of it. */
const unquoted = (state: string) => state.replaceAll('"', '');

/** How far a colour picked by the mouse may be off, of 255: a field of colours is no finer than its pixels. */
const nearColour = 4;

/** Hex in any case, or `{r, g, b}`. */
function isSameColour(one: string, other: string): boolean {
  const [channels, others] = [channelsOf(one), channelsOf(other)];
  return channels.length > 2 && channels.every((channel, at) => Math.abs(channel - (others[at] ?? NaN)) <= nearColour);
}

function channelsOf(state: string): number[] {
  const hex = /^"#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"$/i.exec(state)?.slice(1);
  if (hex) return hex.map((digits) => Number.parseInt(digits, 16));
  return /^\{"r":(\d+),"g":(\d+),"b":(\d+)/.exec(state)?.slice(1).map(Number) ?? [];
}
