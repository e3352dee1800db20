import type { SelectedFields } from '../../pipeline';
import type { LocaleData } from '../../plan/locale/locale-data';
import { selectorsOf, usesPart, type RuleSet } from '../../plan/rules/rule-set';
import type { Rule } from '../../plan/rules/rule';
import { isOnSite, type PageAddress } from '../../plan/rules/site-pattern';
import type { ValueSpec } from '../../plan/value-language/value-spec';
import type { TabMemory } from '../persons/person-memory';
import type { Override, PlanContext } from '../../plan/context';
import type { TabReading } from '../page/read-tab';
import type { SessionServices } from '../session/session-services';

/**
 * The rules that may speak of this page, with all they need: the page is asked, and faker loaded, only where one does.
 * @param others values that are set otherwise and may need faker too
 */
export async function ruleSetFor(
  rules: readonly Rule[],
  reading: TabReading,
  locale: LocaleData,
  { counters }: Pick<TabMemory, 'counters'>,
  others: readonly ValueSpec[],
  services: SessionServices,
): Promise<RuleSet> {
  const page = pageAddress(await services.address());
  const here = rules.filter((rule) => rule.on && isOnSite(rule.sites, page));
  const counts = here.some(({ value }) => usesPart(value, 'counter'));
  const values = [...here.map(({ value }) => value), ...others];
  return {
    rules: here,
    page,
    selected: await selectFields(selectorsOf(here), reading, services),
    counters: { ...(counts && (await services.counters())), ...counters },
    faker: values.some((value) => usesPart(value, 'faker')) ? await services.loadFaker(locale.tag) : null,
  };
}

export function pageAddress({ protocol, host, pathname }: URL): PageAddress {
  return { scheme: protocol.slice(0, -1), host, path: pathname };
}

/** The values that overrides set. */
export function valuesOf(overrides: Readonly<Record<string, Override>>): readonly ValueSpec[] {
  return Object.values(overrides).flatMap((override) => (override.do === 'value' ? [override.value] : []));
}

const nothing: SelectedFields = { ids: [], trouble: null };

/** A frame that does not answer has no fields that are selected. */
async function selectFields(
  selectors: readonly string[],
  { frames, found }: TabReading,
  { link }: SessionServices,
): Promise<Record<string, SelectedFields>> {
  const selected: Record<string, SelectedFields> = Object.fromEntries(selectors.map((one) => [one, nothing]));
  if (selectors.length === 0) return selected;
  const known = new Map(found.map(({ frameId, ownId, field }) => [`${frameId}/${ownId}`, field.id]));
  const answers = await Promise.all(
    frames.map(async ({ frameId }) => ({
      frameId,
      named: await link.call(frameId, 'agent/select', { selectors }).then(
        (answer) => answer.selected,
        () => [],
      ),
    })),
  );
  for (const { frameId, named } of answers) {
    named.forEach(({ ids, trouble }, index) => {
      const before = selected[selectors[index]!]!;
      const more = ids.flatMap((id) => known.get(`${frameId}/${id}`) ?? []);
      selected[selectors[index]!] = { ids: [...before.ids, ...more], trouble: before.trouble ?? trouble };
    });
  }
  return selected;
}

/** The context with faker where a value needs it and no rule has brought it yet. */
export async function withFaker(
  context: PlanContext,
  value: ValueSpec,
  services: SessionServices,
): Promise<PlanContext> {
  const { rules, locale } = context;
  if (!rules || rules.faker || !usesPart(value, 'faker')) return context;
  return { ...context, rules: { ...rules, faker: await services.loadFaker(locale.tag) } };
}
