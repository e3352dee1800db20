import type { FieldFacts, TextControl } from '../../../pipeline';
import type { Draft } from '../../draft';
import { momentShown } from '../date/date-text';
import { fittedMoment, fittedText, refused, type FitContext, type Fitted } from '../fitted';
import { makeBudget } from '../pattern/budget';
import { makeForPattern } from '../pattern/make';
import { draftForms } from './draft-forms';
import { likeTheHint } from './hint-shape';
import { bareNotations, plainNotations, shortenings } from './notations';
import { ownParts, type OwnParts } from './own-part';
import { passwordForms } from './password';
import { textRules, type TextRules } from './rules';

type TextField = FieldFacts & TextControl;

const mostAlternatives = 4;
const mostCandidates = 400;
const longestRewritten = 500;

/** The first notation of the draft that the field's rules accept, else its other writings, else a string made for them. */
export function fitText(draft: Draft, field: TextField, context: FitContext): Fitted {
  const budget = makeBudget();
  const rules = textRules(field, budget);
  if (rules.pattern.is === 'unusable' || rules.minLength > rules.maxLength) return refused('no-value-found');
  const drafted = draftForms(draft, field, rules, context);
  const forms = draft.is === 'text' ? likeTheHint(drafted, field) : drafted;
  let parts: OwnParts | null = null;
  const own = () => (parts ??= partsFor(forms, rules));
  const texts = () => candidates(forms, own, field, rules, context);
  const found =
    first(texts(), rules.accepts) ?? madeUp(forms, own, rules, context, budget) ?? first(texts(), rules.enforces);
  if (found === null) return refused('no-value-found');
  // Another notation of a password would no longer be the one that is asked for twice.
  const others = field.type === 'password' ? [] : alternatives(found, forms, rules);
  const moment = draft.is === 'date' ? momentShown(draft, field, context) : null;
  return moment ? fittedMoment(moment, found, others) : fittedText(found, others);
}

function* candidates(
  forms: readonly string[],
  own: () => OwnParts,
  field: TextField,
  rules: TextRules,
  context: FitContext,
): Generator<string> {
  yield* forms;
  yield* own().texts;
  yield* typed(forms, field);
  if (field.type === 'password') yield* passwordForms(forms[0] ?? '', rules, context.stream);
  const some = forms.filter(({ length }) => length <= longestRewritten).slice(0, 20);
  for (const form of some) yield* plainNotations(form);
  for (const form of forms.slice(0, 20)) yield* shortened(form, rules);
  for (const form of [...typed(forms, field), ...forms.slice(0, 3)]) yield* lengthened(form, field, rules, context);
  for (const form of some) yield* bareNotations(form);
}

function* shortened(form: string, { maxLength }: TextRules): Generator<string> {
  for (const short of shortenings(form, maxLength)) {
    yield short;
    if (short.length <= longestRewritten) yield* bareNotations(short);
  }
}

/** What the control's type asks for, made from a text that is none. */
function* typed(forms: readonly string[], { type, maxLength }: TextField): Generator<string> {
  const words = forms.flatMap((form) => [form, ...bareNotations(form.slice(0, longestRewritten))]);
  const slug = words.find((word) => /^[a-z0-9-]+$/.test(word)) ?? 'example';
  if (type === 'email') {
    yield* [
      `${slug}@example.com`,
      `${slug.slice(0, Math.max(1, (maxLength ?? 99) - 12))}@example.com`,
      'a@example.com',
      'a@b.test',
      'a@b',
    ];
  }
  if (type === 'url')
    yield* [
      `https://${slug}.example/`,
      `https://www.example.com/${slug}`,
      'https://example.com',
      'http://a.test',
      'a:b',
    ];
}

/** Longer texts where the draft is too short: the form again, as words, then digits. */
function* lengthened(
  form: string,
  field: TextField,
  { minLength }: TextRules,
  { stream }: FitContext,
): Generator<string> {
  if (form.length >= minLength || form === '' || minLength > 20_000) return;
  const missing = minLength - form.length;
  const copies = Math.ceil(missing / form.length);
  if (field.type === 'email') yield form.replace('@', `${'.x'.repeat(Math.ceil(missing / 2)).slice(0, 50)}@`);
  if (field.type === 'url') yield `${form.replace(/\/?$/, '/')}${'page'.repeat(Math.ceil(missing / 4))}`;
  if (/^\d+$/.test(form)) yield form + Array.from({ length: missing }, () => stream.int(0, 9)).join('');
  yield [form, ...Array.from({ length: copies }, () => form)].join(' ');
  yield form.repeat(copies + 1).slice(0, minLength);
}

function first(texts: Iterable<string>, accepts: (text: string) => boolean): string | null {
  let tried = 0;
  for (const text of texts) {
    if (accepts(text)) return text;
    if (++tried > mostCandidates) return null;
  }
  return null;
}

function madeUp(
  forms: readonly string[],
  own: () => OwnParts,
  rules: TextRules,
  { stream }: FitContext,
  budget: { left: number },
): string | null {
  if (rules.pattern.is !== 'pattern') return null;
  const guides = [...own().guides, ...forms];
  return makeForPattern({ ...rules, tree: rules.pattern.tree, forms: guides, stream, budget });
}

/** Asked for only where no form fits, and then more than once. */
function partsFor(forms: readonly string[], { pattern }: TextRules): OwnParts {
  return pattern.is === 'pattern' ? ownParts(forms, pattern.tree) : { texts: [], guides: [] };
}

/** Notations that a page may take where it refuses the first: its own check may ask for more than its markup says. */
function alternatives(found: string, forms: readonly string[], { accepts }: TextRules): string[] {
  const others = [
    ...forms,
    ...forms
      .slice(0, 2)
      .filter(({ length }) => length <= longestRewritten)
      .flatMap(plainNotations),
  ];
  const accepted = new Set<string>();
  for (const text of others) {
    if (accepted.size >= mostAlternatives) break;
    if (text !== found && accepts(text)) accepted.add(text);
  }
  return [...accepted];
}
