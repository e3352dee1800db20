/** Calls of faker's methods in templates: named, with JSON as arguments; nothing is evaluated. */
import type { Faker } from '@faker-js/faker';
import type { Stream } from '../stream';
import { valueProblem, type ValueProblem, type ValueProblemCode } from './value-problem';

export interface FakerCall {
  readonly module: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

const shape = /^faker\.([a-zA-Z]+)\.([a-zA-Z0-9]+)\s*(?:\(([\s\S]*)\))?$/;

/** `faker.seed()` and its like steer faker itself; a template takes values only. */
const ownModules =
  /^(?:airline|animal|book|color|commerce|company|database|datatype|date|finance|food|git|hacker|helpers|image|internet|location|lorem|music|number|person|phone|science|string|system|vehicle|word)$/;

/**
 * @param written `faker.module.method`, with or without `(…)`
 * @param at where it stands in the template
 */
export function parseFakerCall(written: string, at: number): FakerCall | ValueProblem {
  const found = shape.exec(written);
  if (!found || !ownModules.test(found[1]!)) return valueProblem('bad-faker-method', written, at);
  const [, module = '', method = '', inside = ''] = found;
  const args = parseArguments(inside);
  if (!args) return valueProblem('bad-faker-arguments', inside, at + written.indexOf('(') + 1);
  if (asksTooMuch(module, args)) return valueProblem('faker-too-much', inside, at + written.indexOf('(') + 1);
  return { module, method, args };
}

function parseArguments(inside: string): unknown[] | null {
  try {
    const args: unknown = JSON.parse(`[${inside}]`);
    return Array.isArray(args) ? args : null;
  } catch {
    return null;
  }
}

const largestCount = 1_000;

/** A text of a million words would hold up everything: counts and lengths have a bound, plain numbers and days none. */
function asksTooMuch(module: string, argument: unknown): boolean {
  if (module === 'number' || module === 'date') return false;
  if (typeof argument === 'number') return Math.abs(argument) > largestCount;
  if (typeof argument === 'string') return (argument.match(/\d+/g) ?? []).some((run) => Number(run) > largestCount);
  if (typeof argument !== 'object' || argument === null) return false;
  return Object.values(argument).some((inner) => asksTooMuch(module, inner));
}

const longest = 10_000;

/**
 * What the method answers, as text: the same for the same stream and day.
 * @param today `YYYY-MM-DD`, from which faker's past and future are counted
 */
export function callFaker(
  { module, method, args }: FakerCall,
  faker: Faker,
  stream: Stream,
  today: string,
): { readonly text: string } | { readonly code: ValueProblemCode; readonly piece: string } {
  const name = `faker.${module}.${method}`;
  const made = method === 'constructor' ? null : methodOf(faker, module, method);
  if (!made) return { code: 'bad-faker-method', piece: name };
  faker.seed(stream.int(0, 2_147_483_647));
  faker.setDefaultRefDate(`${today}T12:00:00.000Z`);
  try {
    return { text: asText(made(args)).slice(0, longest) };
  } catch (error) {
    return { code: 'faker-failed', piece: error instanceof Error ? error.message : name };
  }
}

/** Whether faker has such a method. */
export function hasFakerMethod({ module, method }: FakerCall, faker: Faker): boolean {
  return methodOf(faker, module, method) !== null;
}

function methodOf(faker: Faker, module: string, method: string): ((args: readonly unknown[]) => unknown) | null {
  const owner: unknown = ownModules.test(module) ? (faker as unknown as Record<string, unknown>)[module] : null;
  if (typeof owner !== 'object' || owner === null || method in Object.prototype) return null;
  const own: unknown = (owner as Record<string, unknown>)[method];
  return typeof own === 'function' ? (args) => own.apply(owner, args) : null;
}

function asText(made: unknown): string {
  if (made instanceof Date) return made.toISOString();
  if (typeof made === 'object' && made !== null) return JSON.stringify(made);
  return String(made);
}
