import type { Expression, ObjectExpression, SpreadElement } from 'acorn';

/** What of a JavaScript expression is data. `written`: its first letters, to name it by. */
export type Literal = { readonly written: string } & (
  | { readonly is: 'value'; readonly value: string | number | boolean | null }
  | { readonly is: 'pattern'; readonly source: string }
  | { readonly is: 'list'; readonly entries: readonly Literal[] }
  | { readonly is: 'object'; readonly entries: Readonly<Record<string, Literal>> }
  /** A function, a call, anything that would have to be run. */
  | { readonly is: 'code' }
);

/**
 * The data of a program that begins with `var rules = …`, without running it.
 * @returns null for what is no JavaScript, or begins otherwise
 */
export async function readLiteral(code: string): Promise<Literal | null> {
  const { parse } = await import('acorn');
  try {
    const { body } = parse(code, { ecmaVersion: 'latest' });
    const first = body.find((statement) => statement.type === 'VariableDeclaration')?.declarations[0]?.init;
    return first ? literalOf(first, code) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const longestName = 60;

function literalOf(node: Expression | SpreadElement | null, code: string): Literal {
  const written = node ? code.slice(node.start, Math.min(node.end, node.start + longestName)) : '';
  switch (node?.type) {
    case 'Literal':
      if (node.regex) return { is: 'pattern', source: node.regex.pattern, written };
      return isPlain(node.value) ? { is: 'value', value: node.value, written } : { is: 'code', written };
    case 'ArrayExpression':
      return { is: 'list', entries: node.elements.map((element) => literalOf(element, code)), written };
    case 'ObjectExpression':
      return { is: 'object', entries: Object.fromEntries(entriesOf(node, code)), written };
    default:
      return { is: 'code', written };
  }
}

function entriesOf({ properties }: ObjectExpression, code: string): [string, Literal][] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    return name === null ? [] : [[name, literalOf(value, code)]];
  });
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
