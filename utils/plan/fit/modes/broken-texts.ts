import type { FieldFacts, TextControl } from '../../../pipeline';
import type { ReasonCode } from '../../../reasons';
import type { FitContext } from '../fitted';
import { makeBudget } from '../pattern/budget';
import { makeForPattern } from '../pattern/make';
import { textRules, type TextConstraint, type TextRules } from '../text/rules';
import { textBreach, type Breach } from './breach';

type Breakable = Exclude<TextConstraint, 'policy'>;

const reasonFor: Readonly<Record<Breakable, ReasonCode>> = {
  type: 'breaks-type',
  pattern: 'breaks-pattern',
  'min-length': 'breaks-min-length',
  'max-length': 'breaks-max-length',
};

/** Beyond this, a text one too long is no longer reasonable to write. */
const longestOverlong = 5_000;

/** One text for each rule that can be broken alone, made from the usual text. */
export function brokenTexts(usual: string, field: FieldFacts & TextControl, context: FitContext): Breach[] {
  const rules = textRules(field, makeBudget());
  const makers: Readonly<Record<Breakable, () => Iterable<string>>> = {
    type: () => wrongType(usual, field),
    pattern: () => offPattern(usual),
    'min-length': () => tooShort(usual, rules, context),
    'max-length': () => tooLong(usual, rules, context),
  };
  return (Object.keys(makers) as Breakable[]).flatMap((constraint) => {
    for (const text of makers[constraint]()) {
      if (text !== '' && breaksOnly(constraint, text, rules)) return [textBreach(reasonFor[constraint], text)];
    }
    return [];
  });
}

/** Whether the text breaks this rule of the control and no other that a browser knows. */
export function breaksOnly(constraint: TextConstraint, text: string, rules: TextRules): boolean {
  const broken = rules.broken(text).filter((one) => one !== 'policy');
  return broken.length === 1 && broken[0] === constraint;
}

function wrongType(usual: string, { type }: TextControl): string[] {
  if (type === 'email') return [usual.replace('@', '.'), usual.replace('@', ' at '), `${usual}@`, 'anna', '@'];
  if (type === 'url') return [usual.replace(/^[a-z]+:\/\//i, ''), usual.replace('://', ' '), 'example', 'x'];
  return [];
}

const strangers = ['!', '?', '#', '~', 'x', 'Z', '0', '9', '§', 'é', ' ', '-'] as const;

function* offPattern(usual: string): Generator<string> {
  for (const stranger of strangers) {
    yield usual + stranger;
    yield usual.slice(0, -1) + stranger;
    yield stranger + usual.slice(1);
    yield stranger.repeat(usual.length);
  }
  yield usual.slice(0, -1);
  yield usual + usual;
}

function* tooShort(usual: string, rules: TextRules, { stream }: FitContext): Generator<string> {
  const { minLength } = rules;
  if (minLength < 2) return;
  yield usual.slice(0, minLength - 1);
  yield usual.slice(-(minLength - 1));
  yield usual.slice(usual.length - minLength + 1);
  const at = usual.indexOf('@');
  if (at > 0) yield usual.slice(Math.max(0, usual.length - minLength + 1));
  yield* forPattern(rules, 1, minLength - 1, stream);
}

function* tooLong(usual: string, rules: TextRules, { stream }: FitContext): Generator<string> {
  const { maxLength } = rules;
  if (maxLength > longestOverlong) return;
  const missing = maxLength + 1 - usual.length;
  if (missing > 0) {
    const last = usual.at(-1) ?? 'x';
    yield (usual + ` ${usual}`.repeat(Math.ceil(missing / (usual.length + 1))))
      .slice(0, maxLength)
      .trimEnd()
      .padEnd(maxLength + 1, 'x');
    yield usual + last.repeat(missing);
    yield usual.replace('@', `${'x'.repeat(missing)}@`);
    yield `x`.repeat(missing) + usual;
  }
  yield* forPattern(rules, maxLength + 1, Math.max(maxLength * 2, maxLength + 20), stream);
}

/** Strings that meet the pattern, whatever the field says of lengths. */
function* forPattern(
  rules: TextRules,
  minLength: number,
  maxLength: number,
  stream: FitContext['stream'],
): Generator<string> {
  if (rules.pattern.is !== 'pattern') return;
  const accepts = (text: string) =>
    text.length >= minLength && text.length <= maxLength && !rules.broken(text).includes('pattern');
  const budget = makeBudget();
  const found = makeForPattern({ tree: rules.pattern.tree, accepts, minLength, maxLength, forms: [], stream, budget });
  if (found !== null) yield found;
}
