/** Which characters a set takes, the most believable first. */
import type { AST } from '@eslint-community/regexpp';
import { setExpression } from './set';

export interface Letters {
  readonly takes: (letter: string) => boolean;
  /** Characters or strings to draw from; empty where none was found. */
  readonly pool: readonly string[];
}

const groups = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'].map((letters) => [
  ...letters,
]);
const marks = [...'-_.@!#$%&*+ ,/:;=\'?()[]{}<>|~^`"\\', '\n', '\t'];
/** One or two of many scripts, for sets such as `\p{Script=Greek}`. */
const elsewhere = [...'éüñçøßàжяієאבعبفहिक漢字中あいアイ한국กขคაბհայΑλφỗ😀👍€£©½²±≤→'];

const known = new WeakMap<AST.Node, Letters>();

export function lettersOf(element: AST.Element): Letters {
  const remembered = known.get(element);
  if (remembered) return remembered;
  const whole = setExpression(`^(?:${element.raw})$`, '');
  const takes = (letter: string) => whole.test(letter);
  const usual = groups.map((group) => group.filter(takes)).filter((group) => group.length > 0);
  const pool = usual.length > 0 ? usual.flat() : printed([...marks, ...elsewhere, ...named(element)].filter(takes));
  const letters = { takes, pool: pool.length > 0 ? pool : searched(takes) };
  known.set(element, letters);
  return letters;
}

/** A set of blanks means a space: nobody types a tab into a line. Without control characters where others are left. */
function printed(letters: readonly string[]): readonly string[] {
  const seen = letters.filter((letter) => !/\p{Cc}/u.test(letter));
  return seen.length > 0 ? seen : letters;
}

/** The characters, range ends and strings that the set names. */
function named(element: AST.Element): string[] {
  return [...characters(element)].slice(0, 200);
}

function* characters(node: AST.Node): Generator<string> {
  switch (node.type) {
    case 'Character':
      yield String.fromCodePoint(node.value);
      break;
    case 'CharacterClassRange':
      for (let code = node.min.value; code <= Math.min(node.max.value, node.min.value + 20); code++) {
        yield String.fromCodePoint(code);
      }
      break;
    case 'CharacterClass':
      for (const element of node.elements) yield* characters(element);
      break;
    case 'ExpressionCharacterClass':
      yield* characters(node.expression);
      break;
    case 'ClassIntersection':
    case 'ClassSubtraction':
      yield* characters(node.left);
      yield* characters(node.right);
      break;
    case 'ClassStringDisjunction':
      for (const { elements } of node.alternatives)
        yield elements.map(({ value }) => String.fromCodePoint(value)).join('');
      break;
    default:
  }
}

const searchEnd = 0x30_00;

/** The first few of the lower code points, for sets that name none themselves. */
function searched(takes: (letter: string) => boolean): string[] {
  const found: string[] = [];
  for (let code = 0xa1; code < searchEnd && found.length < 20; code++) {
    const letter = String.fromCodePoint(code);
    if (takes(letter)) found.push(letter);
  }
  return found;
}
