/** What one field of a page gets: what the person said of it, then what rules say, then what its kind is. */
import type { FieldDescriptor } from '../pipeline';
import type { Override, PlanContext } from './context';
import { draftFor, fitContext, rerollOf, type Sources } from './draft-for';
import { byHand } from './fit/by-hand';
import { fit, waysToBreak } from './fit/fit';
import { refused, type FitContext, type Fitted } from './fit/fitted';
import type { Breach } from './fit/modes/breach';
import { maySayNamesake } from './generate/person';
import type { Persona } from './persona/persona';
import type { Recognition } from './recognition';
import { holdText } from './rules/hold-text';
import { ruleNote, type RuleNote } from './rules/rule-note';
import { ruledValue } from './rules/ruled-value';
import type { SettledRules } from './rules/settle-rules';
import { signInDraft } from './sign-in';
import { skipReasonOf } from './skip-reason';
import { fieldSource } from './value-language/field-source';
import { makeValue, type MadeValue } from './value-language/make-value';
import type { DrawnSpec } from './value-language/value-spec';

/** A field's value, and the rule that has to do with it. */
export interface Planned {
  readonly fitted: Fitted;
  readonly rule: RuleNote | null;
  /** Whether what was pinned for the person decided. */
  readonly pinned?: true;
}

/** What the planning of one field may know of the whole. */
export interface Whole {
  readonly sources: Sources;
  readonly personaFor: (person: string) => Persona;
  readonly ruled: SettledRules;
  readonly valueOfField: (label: string) => string | null;
}

/** One field's value, or the reason against one, before it is made to agree with the others of its page. */
export function planField(field: FieldDescriptor, whole: Whole, context: PlanContext): Planned {
  const { sources, personaFor, ruled, valueOfField } = whole;
  const { recognition } = sources.get(field.id)!;
  const override = context.overrides[field.id];
  const ruling = ruled.rulings.get(field.id);
  const note = ruling ? ruleNote(ruling.rule) : (ruled.cutOff.get(field.id) ?? null);
  const skipReason = skipReasonOf(field, recognition, override, ruling?.rule, context);
  if (skipReason) return { fitted: refused(skipReason), rule: note };
  const { draft, stream, persona } = draftFor(field, recognition, sources, personaFor, context);
  const fitting = fitContext(field, recognition, stream, context);
  const told = toldValue(field, whole, context, fitting) ?? repeatedByHand(field, recognition, whole, context);
  if (told) return { fitted: told, rule: null };
  if (isLeftEmpty(field, recognition, persona, override, context) && !ruling)
    return { fitted: refused('left-blank-on-purpose'), rule: note };
  const said =
    ruling && context.rules ? ruledValue(ruling, { field, persona, fit: fitting, context, valueOfField }) : null;
  if (said?.fitted) return { fitted: said.fitted, rule: said.note };
  const signIn = rerollOf(override) === 0 ? signInDraft(recognition, field, sources, context.account) : null;
  const isPinned = !signIn && persona.pinned[recognition.kind] !== undefined;
  const fitted = fit(signIn ?? draft, field, fitting);
  return { fitted, rule: said?.note ?? note, ...(isPinned && { pinned: true }) };
}

/** The ways in which a field can be filled against its own rules; none where it is left alone or the person says what it gets. */
export function fieldBreaches(field: FieldDescriptor, whole: Whole, context: PlanContext): readonly Breach[] {
  const { recognition } = whole.sources.get(field.id)!;
  const override = context.overrides[field.id];
  const rule = whole.ruled.rulings.get(field.id)?.rule;
  if (isByHand(field, override) || skipReasonOf(field, recognition, override, rule, context)) return [];
  const { draft, stream } = draftFor(field, recognition, whole.sources, whole.personaFor, context);
  return waysToBreak(draft, field, fitContext(field, recognition, stream, context));
}

/** What few people have stays empty where the form can do without: "Suffix" of a woman, or outside the United States. */
function isLeftEmpty(
  { id, required }: FieldDescriptor,
  { kind }: Recognition,
  persona: Persona,
  override: Override | undefined,
  { asked }: PlanContext,
): boolean {
  const isOptional = !required && !override && !asked?.includes(id) && persona.pinned[kind] === undefined;
  return kind === 'honorific-suffix' && isOptional && !maySayNamesake(persona);
}

/** A field that repeats one that was written by hand, or that keeps what it holds, says the same, letter for letter. */
function repeatedByHand(
  field: FieldDescriptor,
  { repeats }: Recognition,
  whole: Whole,
  context: PlanContext,
): Fitted | null {
  const source = repeats ? whole.sources.get(repeats) : undefined;
  if (!source) return null;
  const said = saidOf(source.field, whole, context) ?? keptText(source, whole, context);
  return said?.do === 'text' ? byHand(field, said) : null;
}

/** What a field holds that a fill leaves as it is: typed by the person, or set by the page where that stays. */
function keptText(
  { field, recognition }: { readonly field: FieldDescriptor; readonly recognition: Recognition },
  { ruled }: Whole,
  context: PlanContext,
): Override | undefined {
  if (field.control !== 'text' || field.current === '') return undefined;
  const override = context.overrides[field.id];
  const reason = skipReasonOf(field, recognition, override, ruled.rulings.get(field.id)?.rule, context);
  return reason === 'has-value' || reason === 'preset' ? { do: 'text', text: field.current } : undefined;
}

/** Whether the person wrote or picked the field's value. */
export function isByHand(field: FieldDescriptor, override: Override | undefined): boolean {
  return override?.do === 'value' || byHand(field, override) !== null;
}

/** What the person wrote or picked for a field; a text that a value made is put as the control has it. */
function toldValue(field: FieldDescriptor, whole: Whole, context: PlanContext, fitting: FitContext): Fitted | null {
  const said = saidOf(field, whole, context);
  const isMade = context.overrides[field.id]?.do === 'value' && said?.do === 'text';
  return (isMade && field.control !== 'text' && holdText(said.text, field, fitting)) || byHand(field, said);
}

/**
 * The person's word on a field, a value by the text that it makes. A template that can't be made stands as it is, of any
 * other such value nothing is left.
 */
function saidOf(field: FieldDescriptor, whole: Whole, context: PlanContext): Override | undefined {
  const override = context.overrides[field.id];
  if (override?.do !== 'value') return override;
  const made = madeText(override.value, field, whole, context);
  if ('text' in made) return { do: 'text', text: made.text };
  return override.value.is === 'template' ? { do: 'text', text: override.value.text } : undefined;
}

/** The text that a value makes for a field, or what is wrong with it. */
export function madeText(value: DrawnSpec, field: FieldDescriptor, whole: Whole, context: PlanContext): MadeValue {
  const { recognition } = whole.sources.get(field.id)!;
  const { stream, persona } = draftFor(field, recognition, whole.sources, whole.personaFor, context);
  const fitting = fitContext(field, recognition, stream, context);
  const saying = { field, persona, fit: fitting, context, valueOfField: whole.valueOfField };
  return makeValue(value, fieldSource(saying, 1));
}
