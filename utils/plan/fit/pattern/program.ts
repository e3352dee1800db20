/** Turns a pattern's tree into instructions for `match.ts`. */
import type { AST } from '@eslint-community/regexpp';
import { setExpression } from './set';

export type Instruction =
  | { readonly do: 'char'; readonly text: string; readonly backward: boolean }
  /** `sticky` matches the set at a position, `whole` one code point. */
  | { readonly do: 'set'; readonly sticky: RegExp; readonly whole: RegExp; readonly backward: boolean }
  | { readonly do: 'split'; first: number; second: number }
  | { readonly do: 'jump'; to: number }
  | { readonly do: 'put'; readonly register: number; readonly value: number }
  /** Counts a round of a loop and goes on inside or after it. */
  | {
      readonly do: 'loop';
      readonly register: number;
      readonly min: number;
      readonly max: number;
      readonly greedy: boolean;
      out: number;
    }
  /** Remembers the position. */
  | { readonly do: 'mark'; readonly register: number }
  /** Fails where a round of a loop beyond its minimum took nothing. */
  | { readonly do: 'progress'; readonly mark: number; readonly rounds: number; readonly min: number }
  | { readonly do: 'reference'; readonly registers: readonly number[]; readonly backward: boolean }
  | { readonly do: 'edge'; readonly at: 'start' | 'end' }
  | { readonly do: 'word'; readonly negate: boolean }
  | { readonly do: 'look'; readonly program: Program; readonly negate: boolean }
  | { readonly do: 'match' };

export interface Program {
  readonly instructions: readonly Instruction[];
  readonly registers: number;
  /** Registers that count rounds: together with instruction and position they tell states apart. */
  readonly counters: readonly number[];
  /** Whether the outcome depends on what groups took; states then can't be remembered. */
  readonly references: boolean;
}

interface Making {
  readonly instructions: Instruction[];
  readonly registers: { count: number };
  readonly counters: number[];
  readonly groups: Map<AST.CapturingGroup, number>;
  readonly backward: boolean;
  readonly flags: string;
}

export function makeProgram(pattern: AST.Pattern): Program {
  return programOf(pattern.alternatives, {
    instructions: [],
    registers: { count: 0 },
    counters: [],
    groups: new Map(),
    backward: false,
    flags: '',
  });
}

function programOf(alternatives: readonly AST.Alternative[], making: Making): Program {
  addAlternatives(alternatives, making);
  making.instructions.push({ do: 'match' });
  const { instructions, registers, counters, groups } = making;
  return {
    instructions,
    counters,
    // Read late: a group may come after the lookaround that is compiled here.
    get registers() {
      return registers.count;
    },
    get references() {
      return groups.size > 0;
    },
  };
}

function addAlternatives(alternatives: readonly AST.Alternative[], making: Making): void {
  const { instructions } = making;
  const jumps: Extract<Instruction, { do: 'jump' }>[] = [];
  alternatives.forEach((alternative, index) => {
    if (index === alternatives.length - 1) return addSequence(alternative.elements, making);
    const split = { do: 'split' as const, first: instructions.length + 1, second: 0 };
    instructions.push(split);
    addSequence(alternative.elements, making);
    const jump = { do: 'jump' as const, to: 0 };
    instructions.push(jump);
    jumps.push(jump);
    split.second = instructions.length;
  });
  for (const jump of jumps) jump.to = instructions.length;
}

function addSequence(elements: readonly AST.Element[], making: Making): void {
  for (const element of making.backward ? [...elements].reverse() : elements) addElement(element, making);
}

function addElement(element: AST.Element, making: Making): void {
  const { instructions, backward, flags } = making;
  switch (element.type) {
    case 'Character':
      if (flags.includes('i')) return addSet(element, making);
      instructions.push({ do: 'char', text: String.fromCodePoint(element.value), backward });
      return;
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return addSet(element, making);
    case 'Group':
      return addAlternatives(element.alternatives, { ...making, flags: modified(flags, element.modifiers) });
    case 'CapturingGroup':
      return addCapture(element, making);
    case 'Quantifier':
      return addQuantifier(element, making);
    case 'Backreference':
      return addReference(element, making);
    case 'Assertion':
      return addAssertion(element, making);
  }
}

function modified(flags: string, modifiers: AST.Modifiers | null): string {
  const added = ['ignoreCase' as const, 'dotAll' as const].filter((name) => modifiers?.add[name]);
  const removed = ['ignoreCase' as const, 'dotAll' as const].filter((name) => modifiers?.remove?.[name]);
  const letter = { ignoreCase: 'i', dotAll: 's' };
  const kept = [...flags].filter((flag) => !removed.some((name) => letter[name] === flag));
  return [...new Set([...kept, ...added.map((name) => letter[name])])].join('');
}

function addSet({ raw }: AST.Element, { instructions, backward, flags }: Making): void {
  const [sticky, whole] = [setExpression(raw, `y${flags}`), setExpression(`^(?:${raw})$`, flags)];
  instructions.push({ do: 'set', sticky, whole, backward });
}

function addCapture(group: AST.CapturingGroup, making: Making): void {
  if (group.references.length === 0) return addAlternatives(group.alternatives, making);
  const register = registerOf(group, making);
  const [open, close] = making.backward ? [register + 1, register] : [register, register + 1];
  making.instructions.push({ do: 'mark', register: open });
  addAlternatives(group.alternatives, making);
  making.instructions.push({ do: 'mark', register: close });
}

function registerOf(group: AST.CapturingGroup, { groups, registers }: Making): number {
  const known = groups.get(group);
  if (known !== undefined) return known;
  const register = registers.count;
  registers.count += 2;
  groups.set(group, register);
  return register;
}

function addReference(reference: AST.Backreference, making: Making): void {
  const groups = Array.isArray(reference.resolved) ? reference.resolved : [reference.resolved];
  making.instructions.push({
    do: 'reference',
    registers: groups.map((group) => registerOf(group, making)),
    backward: making.backward,
  });
}

function addQuantifier({ element, min, max, greedy }: AST.Quantifier, making: Making): void {
  if (max === 0) return;
  if (min === 1 && max === 1) return addElement(element, making);
  const { instructions, registers, counters } = making;
  const unbounded = min === 0 && max === Infinity;
  const register = registers.count;
  registers.count += 2;
  if (!unbounded) {
    counters.push(register);
    instructions.push({ do: 'put', register, value: 0 });
  }
  const start = instructions.length;
  const branch: Extract<Instruction, { do: 'loop' | 'split' }> = unbounded
    ? { do: 'split', first: start + 1, second: start + 1 }
    : { do: 'loop', register, min, max, greedy, out: 0 };
  instructions.push(branch, { do: 'mark', register: register + 1 });
  addElement(element, making);
  instructions.push({ do: 'progress', mark: register + 1, rounds: register, min });
  instructions.push({ do: 'jump', to: start });
  if (branch.do === 'loop') branch.out = instructions.length;
  else if (greedy) branch.second = instructions.length;
  else branch.first = instructions.length;
  if (!unbounded) instructions.push({ do: 'put', register, value: 0 });
}

function addAssertion(assertion: AST.Assertion, making: Making): void {
  const { instructions } = making;
  switch (assertion.kind) {
    case 'start':
    case 'end':
      instructions.push({ do: 'edge', at: assertion.kind });
      return;
    case 'word':
      instructions.push({ do: 'word', negate: assertion.negate });
      return;
    default: {
      const inner = { ...making, instructions: [], backward: assertion.kind === 'lookbehind' };
      instructions.push({ do: 'look', program: programOf(assertion.alternatives, inner), negate: assertion.negate });
    }
  }
}
