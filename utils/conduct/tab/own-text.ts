import { isPersonal, ownRecipe, type OwnEntry, type OwnValue } from '../../settings/own-entries/own-entry';
import { longestInFill, makeText } from '../../catalogue/recipe';
import { bareFacts, bareText } from '../../bare-field';
import type { PlanContext } from '../../plan/context';
import { otherFields } from '../../plan/rules/other-fields';
import { usesPart } from '../../plan/rules/rule-set';
import type { MadeValue } from '../../plan/value-language/make-value';
import { valueOfSpec } from '../../plan/value-of-spec';
import type { TabField } from '../page/rows';
import type { SessionServices } from '../session/session-services';
import { Trouble } from '../frames/trouble';

/** The page that an entry is made for: its person, and its fields as planned. */
export interface PageOfEntry {
  readonly context: PlanContext;
  readonly fields: readonly TabField[];
}

const mostSamples = 1_000;

/** What an entry of the person's own says here. @throws Trouble where it can't be made */
export async function ownText(entry: OwnEntry, page: PageOfEntry, services: SessionServices): Promise<string> {
  const made = await makeOwn(entry, page, services);
  if ('problem' in made) throw new Trouble('bad-entry');
  return made.text;
}

/** By id: what those entries say here that depend on the person or the page; those that can't be made are left out. */
export async function ownSamples(
  entries: readonly OwnEntry[],
  page: PageOfEntry,
  services: SessionServices,
): Promise<Readonly<Record<string, string>>> {
  const depending = entries.filter(({ value }) => isPersonal(value)).slice(0, mostSamples);
  const made = await Promise.all(
    depending.map(async (entry) => ({ entry, made: await makeOwn(entry, page, services) })),
  );
  return Object.fromEntries(
    made.flatMap(({ entry, made }) => ('text' in made ? [[entry.id, made.text.slice(0, longestInFill)]] : [])),
  );
}

/** The number that the entry's counter gives next, for one that has been inserted. */
export async function countOwn({ id, value }: OwnEntry, services: SessionServices): Promise<void> {
  if (!counts(value)) return;
  const name = counterName(id);
  await services.countOn({ [name]: ((await services.counters())[name] ?? 1) + 1 });
}

async function makeOwn(
  { id, value }: OwnEntry,
  { context, fields }: PageOfEntry,
  services: SessionServices,
): Promise<MadeValue> {
  if (!isPersonal(value)) return { text: makeText(ownRecipe(value)) };
  const planned = new Map(fields.map(({ field, entry }) => [field, entry.shown]));
  const named = otherFields(
    fields.map(({ field }) => field),
    (field) => planned.get(field) ?? '',
  );
  return valueOfSpec(value, context, {
    name: counterName(id),
    host: (await services.address()).host,
    counter: counts(value) ? ((await services.counters())[counterName(id)] ?? 1) : 1,
    valueOfField: named({ ...bareFacts, ...bareText }),
    faker: usesPart(value, 'faker') ? await services.loadFaker(context.locale.tag) : null,
  });
}

function counts(value: OwnValue): boolean {
  return isPersonal(value) && usesPart(value, 'counter');
}

/** Beside those of the rules: no rule is called so. */
function counterName(id: string): string {
  return `entry:${id}`;
}
