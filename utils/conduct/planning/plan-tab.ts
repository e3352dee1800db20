import type { Case } from '../../catalogue/entry';
import { ownCases } from '../../settings/own-entries/own-suited';
import type { TabState } from '../../messages/tab-state';
import type { FieldDescriptor, FieldId } from '../../pipeline';
import type { Mode, Override, PlanContext, SiteAccount } from '../../plan/context';
import type { Rule } from '../../plan/rules/rule';
import type { Kind } from '../../kinds/kinds';
import type { PersonTraits } from '../../plan/persona/traits';
import { breakableRules, planSteps, type BreakableRule } from '../../plan/plan';
import type { ValueSpec } from '../../plan/value-language/value-spec';
import { reasonKey } from '../../reason-text';
import type { text } from '../../text';
import { overrideOfRule } from '../../settings/field-rules';
import type { Scenario } from '../../settings/scenario';
import { chooseLocale } from './choose-locale';
import type { LocaleData } from '../../plan/locale/locale-data';
import { countryOfPage } from '../../plan/country-of-page';
import type { Lexicon } from '../../plan/lexicon/lexicon';
import { labelOf } from '../../plan/label-of';
import { paced } from '../waiting/paced';
import { modeOf, type TabMemory } from '../persons/person-memory';
import type { FoundField, TabReading } from '../page/read-tab';
import { replay, type Replay } from './replay';
import type { TabField } from '../page/rows';
import { ruleSetFor, valuesOf } from './rule-set';
import { scenariosHere } from './scenarios-here';
import type { SessionServices, SessionSettings } from '../session/session-services';
import { positionOf, type SweepPlace } from '../persons/sweep';

/** What a menu or shortcut asks for beyond what the tab is set to, for one fill alone. */
export interface Command {
  readonly mode?: Mode;
  /** Fields named one by one: they are written whatever they hold. */
  readonly only?: (field: FoundField) => boolean;
  /** What those fields are to be filled as. */
  readonly as?: Kind;
  /** On this site they are to be filled so from now on. */
  readonly always?: boolean;
}

export const noCommand: Command = {};

export interface PlannedTab {
  readonly context: PlanContext;
  readonly fields: readonly TabField[];
  readonly sweep: TabState['sweep'];
  readonly scenario: TabState['scenario'];
  readonly scenarios: TabState['scenarios'];
}

/** The person lives where they were said to, else in the country that the page's own list means; their name goes with them. */
async function whereTheyLive(
  ofPage: LocaleData,
  isPages: boolean,
  { home, traits }: Pick<TabMemory, 'home' | 'traits'>,
  reading: TabReading,
  services: SessionServices,
  lexicon: Lexicon,
): Promise<LocaleData> {
  const found = fieldsOf(reading);
  const country = traits.country || (isPages ? countryOfPage(found, ofPage.country, ofPage.language, lexicon) : null);
  const there =
    country && country !== ofPage.country ? await services.loadLocale(`${ofPage.language}-${country}`) : ofPage;
  const from = home && home !== ofPage.tag ? await services.loadLocale(home) : ofPage;
  return from === there ? there : { ...there, home: from };
}

/**
 * Plans what was read: the page's locale, the person's settings and word on single fields put together.
 * @throws Stopped once the command's signal says so
 */
export async function planTab(
  reading: TabReading,
  memory: TabMemory,
  services: SessionServices,
  {
    signal,
    stored: known,
    ...command
  }: Command & { readonly signal?: AbortSignal; readonly stored?: StoredForPlan } = {},
): Promise<PlannedTab> {
  const [stored, lexicon] = await Promise.all([known ?? storedForPlan(services), services.loadLexicon()]);
  const { settings, scenarios, rules: kept, account } = stored;
  const { language } = settings;
  const found = fieldsOf(reading);
  const ofPage = await chooseLocale(language, reading.page, found, services.uiLanguage, lexicon, services.loadLocale);
  const locale = await whereTheyLive(ofPage, language === 'page', memory, reading, services, lexicon);
  const scenario = scenarios.find(({ id }) => id === memory.scenario);
  const played = scenario && replay(scenario, reading.found);
  const drawn = [...valuesOf({ ...played?.overrides }), ...valuesOf(memory.edits), ...valuesOfPerson(memory.traits)];
  const ruleSet = await ruleSetFor(kept, reading, locale, memory, drawn, services);
  const named = namedBy(command, reading);
  const rules = command.as ? { ...ruleSet, silentOn: named } : ruleSet;
  const said = { ...editsOf(reading, memory), ...commanded(command, named) };
  const overrides = { ...played?.overrides, ...said };
  const mode = command.mode ?? modeOf(memory);
  const context: PlanContext = {
    seed: memory.seed,
    locale,
    mode,
    settings: settings.plan,
    overrides,
    traits: memory.traits,
    rules,
    catalogue: await casesFor(mode, services),
    account,
    ...(command.only && { asked: [...named] }),
  };
  const swept = mode === 'invalid' && !command.mode ? sweepOf(found, context, memory.sweep) : null;
  const entries = await paced(planSteps(found, { ...context, sweep: swept && swept.broken }), signal);
  const byId = new Map(rules.rules.map((rule) => [rule.id, rule]));
  const fields = reading.found.map((found, index): TabField => {
    const entry = entries[index]!;
    const ruled = overrideOfRule(byId.get(entry.rule?.id ?? ''));
    const { id } = found.field;
    const isPlayed = !(id in said) && played?.overrides[id] !== undefined;
    const override = withKind(said[id], ruled);
    return skippedByClick({ ...found, entry, override, scenario: isPlayed ? scenario!.name : '' });
  });
  return {
    context,
    fields,
    sweep: swept && sweepState(swept, services.say),
    scenario: scenario && played ? scenarioState(scenario, played, fields) : null,
    scenarios: scenarios.map(({ id, name }) => ({ id, name })),
  };
}

/** What the person has said of the page's site and of all. */
export interface StoredForPlan {
  readonly settings: SessionSettings;
  readonly scenarios: readonly Scenario[];
  readonly rules: readonly Rule[];
  readonly account: SiteAccount | null;
}

/** All that is asked for at once: each answer takes its time. */
export async function storedForPlan(services: SessionServices): Promise<StoredForPlan> {
  const ofSite = services.address().then(({ host }) => services.account(host));
  const [settings, scenarios, rules, account] = await Promise.all([
    services.settings(),
    scenariosHere(services),
    services.rules(),
    ofSite,
  ]);
  return { settings, scenarios, rules, account };
}

/** The same list each time a reading is planned: what was recognised in it need not be recognised again. */
const listed = new WeakMap<readonly FoundField[], readonly FieldDescriptor[]>();

function fieldsOf({ found }: TabReading): readonly FieldDescriptor[] {
  const fields = listed.get(found) ?? found.map(({ field }) => field);
  listed.set(found, fields);
  return fields;
}

/** What of a scenario fits the page. */
function scenarioState(
  { id, name }: Scenario,
  { overrides, gone }: Replay,
  fields: readonly TabField[],
): TabState['scenario'] {
  const played = Object.keys(overrides).length;
  const fresh = fields.filter(({ field, entry }) => entry.value !== null && !(field.id in overrides)).length;
  return { id, name, played, gone, fresh };
}

/** The fields that a command names one by one. */
function namedBy({ only }: Command, { found }: TabReading): ReadonlySet<FieldId> {
  return new Set(only ? found.filter(only).map(({ field }) => field.id) : []);
}

function valuesOfPerson({ email, pinned }: PersonTraits): readonly ValueSpec[] {
  return [{ is: 'template', text: email }, ...Object.values(pinned)];
}

interface Swept {
  readonly broken: BreakableRule;
  readonly label: string;
  readonly at: number;
  readonly of: number;
}

function sweepOf(found: readonly FieldDescriptor[], context: PlanContext, place: SweepPlace | null): Swept | null {
  const rules = place ? breakableRules(found, context) : [];
  if (!place || rules.length === 0) return null;
  const at = positionOf(rules, place);
  const broken = rules[at]!;
  return { broken, label: labelOf(found.find(({ id }) => id === broken.field)!), at, of: rules.length };
}

/** What a mode draws from. */
async function casesFor(mode: Mode, services: SessionServices): Promise<readonly Case[]> {
  if (mode === 'realistic') return [];
  const catalogue = await services.loadCatalogue();
  if (mode !== 'hostile') return catalogue;
  return [...ownCases(await services.loadOwnEntries(), services.say('insertOwn')), ...catalogue];
}

function sweepState({ broken: { reason, probe }, label, at, of }: Swept, say: typeof text): TabState['sweep'] {
  return { at: at + 1, of, label, rule: probe ? say('asSentence', probe.title) : say(reasonKey(reason)) };
}

function commanded({ as }: Command, named: ReadonlySet<FieldId>): Readonly<Record<FieldId, Override>> {
  if (!as) return {};
  return Object.fromEntries([...named].map((id) => [id, { do: 'kind', kind: as }]));
}

/** The rule that a click on *Skip* makes is no rule to the person who clicked. */
function skippedByClick(field: TabField): TabField {
  const { entry, override } = field;
  if (override?.do !== 'skip' || entry.reason !== 'skipped-by-rule') return field;
  return { ...field, entry: { ...entry, reason: 'skipped-by-user' } };
}

/** An edit goes before what a rule of one click says, but keeps the kind said there. */
function withKind(edit: Override | undefined, ruled: ReturnType<typeof overrideOfRule>): Override | null {
  if (edit && edit.do !== 'skip' && ruled?.do === 'kind') return { ...edit, kind: ruled.kind };
  return edit ?? ruled;
}

/** The person's edits of fields on the page. */
function editsOf({ found }: TabReading, { edits }: TabMemory): Record<FieldId, Override> {
  return Object.fromEntries(found.flatMap(({ field: { id } }) => (edits[id] ? [[id, edits[id]]] : [])));
}
