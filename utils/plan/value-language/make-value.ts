import { makeBudget } from '../fit/pattern/budget';
import { compilePattern } from '../fit/pattern/compile';
import { makeForPattern } from '../fit/pattern/make';
import { matches } from '../fit/pattern/match';
import { addDays } from '../persona/calendar';
import { formatDay } from './date-pattern';
import { dayOf, parseDay } from './day-expression';
import { callFaker } from './faker-call';
import { entriesOf } from './list-entry';
import { modify } from './modifiers';
import { parseTemplate } from './template';
import type { PartSource } from './template-part';
import { valueProblem, type ValueProblem } from './value-problem';
import type { ValueSource } from './value-source';
import type { TextSpec } from './value-spec';

export type MadeValue = { readonly text: string } | { readonly problem: ValueProblem };

/** The text a value says for a field; same value, same source, same text. Never throws. */
export function makeValue(spec: TextSpec, source: ValueSource): MadeValue {
  switch (spec.is) {
    case 'fixed':
      return { text: spec.text };
    case 'template':
      return fillTemplate(spec.text, source);
    case 'list':
      return drawEntry(spec.entries, source);
    case 'pattern':
      return matchingText(spec.pattern, source);
    case 'number':
      return drawNumber(spec, source);
    case 'date':
      return drawDay(spec, source);
  }
}

function fillTemplate(template: string, source: ValueSource): MadeValue {
  const { pieces, problems } = parseTemplate(template);
  if (problems[0]) return { problem: problems[0] };
  let text = '';
  for (const piece of pieces) {
    if (piece.is === 'text') text += piece.text;
    else {
      const made = partText(piece.source, { ...source, stream: source.stream.fork(`part ${piece.at}`) });
      if ('problem' in made) return { problem: { ...made.problem, at: piece.at, length: piece.written.length } };
      text += modify(made.text, piece.modifiers);
    }
  }
  return { text };
}

function partText(part: PartSource, source: ValueSource): MadeValue {
  switch (part.is) {
    case 'kind':
      return { text: source.kindValue(part.kind) };
    case 'counter':
      return { text: String(source.counter) };
    case 'seed':
      return { text: source.seed };
    case 'host':
      return { text: source.host };
    case 'label':
      return { text: source.label };
    case 'date':
      return { text: formatDay(part.format, dayOf(part.day, source.today), source.language) };
    case 'field': {
      const text = source.valueOfField(part.label);
      return text === null ? { problem: valueProblem('field-missing', part.label) } : { text };
    }
    case 'faker': {
      if (!source.faker) return { problem: valueProblem('faker-missing', part.call.method) };
      const made = callFaker(part.call, source.faker, source.stream, source.today);
      return 'text' in made ? made : { problem: valueProblem(made.code, made.piece) };
    }
  }
}

function drawEntry(lines: readonly string[], { stream }: ValueSource): MadeValue {
  const entries = entriesOf(lines);
  const all = entries.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return { problem: valueProblem('empty', '') };
  let left = stream.int(1, all);
  const drawn = entries.find(({ weight }) => (left -= weight) <= 0);
  return { text: drawn!.text };
}

const longestMatch = 2_000;

function matchingText(pattern: string, { stream }: ValueSource): MadeValue {
  const compiled = compilePattern(pattern);
  if (compiled.is !== 'pattern') return { problem: valueProblem('bad-pattern', pattern) };
  const budget = makeBudget();
  const { tree, program } = compiled;
  const text = makeForPattern({
    tree,
    accepts: (candidate) => matches(program, candidate, budget),
    minLength: 0,
    maxLength: longestMatch,
    forms: [],
    stream,
    budget,
  });
  return text === null ? { problem: valueProblem('pattern-too-hard', pattern) } : { text };
}

function drawNumber({ from, to, step }: Extract<TextSpec, { is: 'number' }>, { stream }: ValueSource): MadeValue {
  const steps = Math.floor((to - from) / step + 1e-9);
  if (!(steps >= 0)) return { problem: valueProblem('bad-span', `${from}..${to}`) };
  const decimals = Math.max(decimalsOf(from), decimalsOf(step));
  return { text: (from + stream.int(0, steps) * step).toFixed(decimals) };
}

/** `1e-7` has seven. */
function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.min(Math.max((digits.split('.')[1] ?? '').length - Number(exponent), 0), 20);
}

function drawDay(spec: Extract<TextSpec, { is: 'date' }>, { stream, today, language }: ValueSource): MadeValue {
  const [from, to] = [parseDay(spec.from), parseDay(spec.to)];
  if (!from || !to) return { problem: valueProblem('bad-day', from ? spec.to : spec.from) };
  const [first, last] = [dayOf(from, today), dayOf(to, today)];
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
  if (!(days >= 0)) return { problem: valueProblem('bad-span', `${spec.from}..${spec.to}`) };
  return { text: formatDay(spec.format || 'yyyy-MM-dd', addDays(first, stream.int(0, days)), language) };
}
