/**
 * Runs a program over a text: backtracking with an explicit stack, every step counted. Without backreferences a state
 * (instruction, position, rounds) that failed once is not tried again, so that `(a+)+$` is linear here.
 */
import { spend, type Budget } from './budget';
import type { Instruction, Program } from './program';

interface State {
  readonly at: number;
  readonly position: number;
  readonly registers: readonly number[];
}

interface Run {
  readonly program: Program;
  readonly text: string;
  readonly budget: Budget;
  readonly pending: State[];
  readonly tried: Set<string | number>;
}

/** Whether the whole text matches; false as well once the budget is spent. */
export function matches(program: Program, text: string, budget: Budget): boolean {
  const blank = new Array<number>(program.registers).fill(-1);
  return run(program, text, 0, blank, budget, true) !== null;
}

/** @returns the registers after a match, null where there is none */
function run(
  program: Program,
  text: string,
  position: number,
  registers: readonly number[],
  budget: Budget,
  whole: boolean,
): readonly number[] | null {
  const pending: State[] = [{ at: 0, position, registers }];
  const running: Run = { program, text, budget, pending, tried: new Set() };
  for (let state = pending.pop(); state; state = pending.pop()) {
    const end = follow(state, running, whole);
    if (end) return end.registers;
  }
  return null;
}

/** Follows one path until it fails or ends; its branches are left pending. */
function follow(start: State, running: Run, whole: boolean): State | null {
  const { instructions } = running.program;
  let state: State | null = start;
  while (state && spend(running.budget, 1)) {
    const instruction: Instruction = instructions[state.at]!;
    if (instruction.do === 'match') {
      return whole && state.position !== running.text.length ? null : state;
    }
    state = step(instruction, state, running);
  }
  return null;
}

function step(instruction: Instruction, state: State, running: Run): State | null {
  const { at, position, registers } = state;
  const { text } = running;
  switch (instruction.do) {
    case 'char':
      return moved(state, takeText(instruction.text, instruction.backward, position, text));
    case 'set':
      return moved(state, takeSet(instruction, position, text));
    case 'split':
      return fork(instruction.first, instruction.second, state, running);
    case 'loop':
      return loop(instruction, state, running);
    case 'jump':
      return { ...state, at: instruction.to };
    case 'put':
      return { at: at + 1, position, registers: put(registers, instruction.register, instruction.value, running) };
    case 'mark':
      return { at: at + 1, position, registers: put(registers, instruction.register, position, running) };
    case 'progress':
      return registers[instruction.mark] === position && isExtra(instruction, registers)
        ? null
        : { ...state, at: at + 1 };
    case 'reference':
      return moved(state, takeReference(instruction, state, text));
    case 'edge':
      return position === (instruction.at === 'start' ? 0 : text.length) ? { ...state, at: at + 1 } : null;
    case 'word':
      return atWordEdge(text, position) !== instruction.negate ? { ...state, at: at + 1 } : null;
    case 'look':
      return look(instruction, state, running);
    case 'match':
      return state;
  }
}

/** Open loops (`*`) keep no count: all their rounds are extra. */
function isExtra({ rounds, min }: Extract<Instruction, { do: 'progress' }>, registers: readonly number[]): boolean {
  return min === 0 || registers[rounds]! > min;
}

function moved(state: State, position: number): State | null {
  return position < 0 ? null : { at: state.at + 1, position, registers: state.registers };
}

/** @returns the position after the text, -1 where it is not there */
function takeText(wanted: string, backward: boolean, position: number, text: string): number {
  if (backward) return text.endsWith(wanted, position) && position >= wanted.length ? position - wanted.length : -1;
  return text.startsWith(wanted, position) ? position + wanted.length : -1;
}

function takeSet(set: Extract<Instruction, { do: 'set' }>, position: number, text: string): number {
  if (!set.backward) {
    set.sticky.lastIndex = position;
    return position < text.length && set.sticky.test(text) ? set.sticky.lastIndex : -1;
  }
  const before = [...text.slice(Math.max(0, position - 2), position)].at(-1) ?? '';
  return before && set.whole.test(before) ? position - before.length : -1;
}

function takeReference(reference: Extract<Instruction, { do: 'reference' }>, state: State, text: string): number {
  const register = reference.registers.find((one) => state.registers[one]! >= 0 && state.registers[one + 1]! >= 0);
  if (register === undefined) return state.position;
  const wanted = text.slice(state.registers[register], state.registers[register + 1]);
  return takeText(wanted, reference.backward, state.position, text);
}

function fork(first: number, second: number, state: State, running: Run): State | null {
  if (!isNew(state, running)) return null;
  running.pending.push({ ...state, at: second });
  return { ...state, at: first };
}

function loop(instruction: Extract<Instruction, { do: 'loop' }>, state: State, running: Run): State | null {
  const { register, min, max, greedy, out } = instruction;
  const rounds = state.registers[register]!;
  const after = { ...state, at: out };
  if (rounds >= max) return after;
  // Beyond the minimum of an open loop all rounds are alike.
  const next = max === Infinity ? Math.min(rounds + 1, min + 1) : rounds + 1;
  const again = { ...state, at: state.at + 1, registers: put(state.registers, register, next, running) };
  if (rounds < min) return again;
  if (!isNew(state, running)) return null;
  running.pending.push(greedy ? after : again);
  return greedy ? again : after;
}

/** Remembers the state; false where it was tried before. */
function isNew({ at, position, registers }: State, { program, text, tried, budget }: Run): boolean {
  if (program.references) return true;
  spend(budget, program.counters.length >> 4);
  const place = at * (text.length + 1) + position;
  const key = program.counters.length
    ? `${place},${program.counters.map((counter) => registers[counter]).join()}`
    : place;
  if (tried.has(key)) return false;
  tried.add(key);
  return true;
}

function put(registers: readonly number[], register: number, value: number, { budget }: Run): readonly number[] {
  if (registers[register] === value) return registers;
  spend(budget, registers.length >> 4);
  return registers.with(register, value);
}

function look(instruction: Extract<Instruction, { do: 'look' }>, state: State, running: Run): State | null {
  const found = run(instruction.program, running.text, state.position, state.registers, running.budget, false);
  if (instruction.negate) return found ? null : { ...state, at: state.at + 1 };
  return found && { at: state.at + 1, position: state.position, registers: found };
}

const wordLetter = /\w/;

function atWordEdge(text: string, position: number): boolean {
  return wordLetter.test(text.charAt(position - 1)) !== wordLetter.test(text.charAt(position));
}
