import type { FieldId } from '../pipeline';
import { fieldKey, type Mode, type Override, type PlanContext } from '../plan/context';
import { planFields } from '../plan/plan';
import { chooseLocale } from './choose-locale';
import { modeOf, type TabMemory } from './person-memory';
import type { FoundField, TabReading } from './read-tab';
import type { TabField } from './rows';
import type { SessionServices } from './session-services';

/** What a menu or shortcut asks for beyond what the tab is set to, for one fill alone. */
export interface Command {
  readonly mode?: Mode;
  /** Fields named one by one: they are written whatever they hold. */
  readonly only?: (field: FoundField) => boolean;
}

/** Plans what was read: the page's locale, the person's settings and word on single fields put together. */
export async function planTab(
  reading: TabReading,
  memory: TabMemory,
  services: SessionServices,
  command: Command = {},
): Promise<{ readonly context: PlanContext; readonly fields: readonly TabField[] }> {
  const settings = await services.settings();
  const locale = await chooseLocale(
    settings.language,
    reading.page,
    services.uiLanguage,
    await services.loadLexicon(),
    services.loadLocale,
  );
  const { host } = await services.address();
  const overrides = overridesOf(reading, memory, await services.remembered(host));
  const mode = command.mode ?? modeOf(memory);
  const context: PlanContext = {
    seed: memory.seed,
    locale,
    mode,
    settings: settings.plan,
    overrides,
    catalogue: mode === 'realistic' ? [] : await services.loadCatalogue(),
    account: await services.account(host),
    ...(command.only && { asked: reading.found.filter(command.only).map(({ field }) => field.id) }),
  };
  const entries = planFields(
    reading.found.map(({ field }) => field),
    context,
  );
  const fields = reading.found.map((found, index): TabField => ({
    ...found,
    entry: entries[index]!,
    override: overrides[found.field.id] ?? null,
  }));
  return { context, fields };
}

/** An edit of this very field goes before what is remembered for the site, but keeps the kind said there. */
function overridesOf(
  reading: TabReading,
  memory: TabMemory,
  remembered: Readonly<Record<string, Override>>,
): Record<FieldId, Override> {
  const overrides: Record<FieldId, Override> = {};
  for (const { field } of reading.found) {
    const edit = memory.edits[field.id];
    const lasting = remembered[fieldKey(field)];
    const override = edit && lasting?.do === 'kind' ? { ...edit, kind: lasting.kind } : (edit ?? lasting);
    if (override) overrides[field.id] = override;
  }
  return overrides;
}
