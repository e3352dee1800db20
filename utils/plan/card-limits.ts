/** Which cards a page can take: what its boxes have room for, and which brands it lists. */
import type { FieldDescriptor } from '../pipeline';
import type { CardSort } from './persona/card';
import type { Recognition } from './recognition';

/**
 * @param fields all fields of the page, each with its recognition at the same position
 * @returns whether a card of that sort fits everywhere
 */
export function cardLimits(
  fields: readonly FieldDescriptor[],
  recognitions: readonly Recognition[],
): (card: CardSort) => boolean {
  const tests = fields.flatMap((field, index) => testsOf(field, recognitions[index]!));
  return (card) => tests.every((test) => test(card));
}

type Test = (card: CardSort) => boolean;

function testsOf(field: FieldDescriptor, { kind, part }: Recognition): Test[] {
  const room = field.control === 'text' ? (field.maxLength ?? Infinity) : Infinity;
  if (kind === 'cc-number' && part.of === 'split') return [({ groups }) => groups.length === part.count];
  if (kind === 'cc-number') return [({ groups }) => room >= groups.reduce((sum, size) => sum + size, 0)];
  if (kind === 'cc-csc') return [({ cscLength }) => room >= cscLength];
  if (kind !== 'cc-type' || field.control !== 'choice') return [];
  const listed = field.options.map(({ text, value }) => `${text} ${value}`.toLowerCase());
  return [({ words }) => listed.some((option) => words.some((word) => option.includes(word)))];
}
