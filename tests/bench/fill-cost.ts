/** What filling one page costs next to the floors, measured in turn so that a drifting machine touches all alike. */
import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension';
import { measureFloors } from './floors';
import { readWatch, watchPage } from './page-watch';
import { spreadOf, type Spread } from './statistics';
import { fillTimed, popupReady } from './through-popup';

export interface FillCost {
  readonly path: string;
  /** Path, and how it was pressed. */
  readonly name: string;
  readonly fields: number;
  /** Milliseconds of the bare loop. */
  readonly bare: Spread;
  /** Press → last event over the bare loop, and over the loop with all of typing's events. */
  readonly overBare: Spread;
  readonly overFaithful: Spread;
  /** Press → “Filled …” over the bare loop. */
  readonly saidOverBare: Spread;
  /** Milliseconds from the press to the last event, and to the first. */
  readonly fill: Spread;
  readonly firstValue: Spread;
  /** Longest time the page's main thread was kept, in milliseconds. */
  readonly blocked: Spread;
}

export interface FillSetup {
  readonly path: string;
  /** Fields the page is known to have; a fill that writes fewer is an error. */
  readonly fields: number;
  readonly rounds: number;
  /** Pressed as soon as the button is there, so that reading and planning count; else once the list is shown. */
  readonly atOnce: boolean;
}

/** Fields from which on the bare loop is a measure: over fewer it takes what its first pass happens to, 0.2 to 3 ms for ten. */
const leastFields = 100;

/** Whether the bare loop takes long enough for a fill to be told as a multiple of it. */
export function hasRatio({ fields }: Pick<FillCost, 'fields'>): boolean {
  return fields >= leastFields;
}

export function setupName({ path, atOnce }: Pick<FillSetup, 'path' | 'atOnce'>): string {
  return atOnce ? `${path} at once` : path;
}

interface Round {
  readonly bare: number;
  readonly faithful: number;
  readonly toFirst: number;
  readonly toLast: number;
  readonly toStatus: number;
  readonly blocked: number;
}

/** tsx hands every function that has a name to `__name`, those too that are sent into a page, which has no such thing. */
const namesOfTsx = 'globalThis.__name ??= (named) => named';

/** @throws Error where a fill wrote fewer fields than there are */
export async function fillCost(extension: ExtensionBrowser, origin: string, setup: FillSetup): Promise<FillCost> {
  const rounds: Round[] = [];
  for (let round = 0; round < setup.rounds; round++) rounds.push(await oneRound(extension, origin, setup));
  const over = (value: (round: Round) => number) => spreadOf(rounds.map(value));
  return {
    path: setup.path,
    name: setupName(setup),
    fields: setup.fields,
    bare: over(({ bare }) => bare),
    overBare: over(({ toLast, bare }) => toLast / bare),
    overFaithful: over(({ toLast, faithful }) => toLast / faithful),
    saidOverBare: over(({ toStatus, bare }) => toStatus / bare),
    fill: over(({ toLast }) => toLast),
    firstValue: over(({ toFirst }) => toFirst),
    blocked: over(({ blocked }) => blocked),
  };
}

async function oneRound({ browser, openPopup }: ExtensionBrowser, origin: string, setup: FillSetup): Promise<Round> {
  const page = await browser.newPage();
  try {
    await page.evaluateOnNewDocument(namesOfTsx);
    await page.goto(`${origin}${setup.path}`, { timeout: 120_000 });
    const floors = await measureFloors(page);
    return { ...floors, ...(await filled(page, openPopup, setup)) };
  } finally {
    await page.close();
  }
}

async function filled(page: Page, openPopup: ExtensionBrowser['openPopup'], { path, fields, atOnce }: FillSetup) {
  await watchPage(page);
  const popup = await openPopup(page);
  if (!atOnce) await popupReady(popup);
  const { pressed, ms, status } = await fillTimed(popup);
  await popup.close();
  const seen = await readWatch(page);
  if (seen.count < fields)
    throw new Error(`${path}: expected ${fields} fields written, ${seen.count} were (${status})`);
  return { toFirst: seen.first - pressed, toLast: seen.last - pressed, toStatus: ms, blocked: seen.longest };
}
