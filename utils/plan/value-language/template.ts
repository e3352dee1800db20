/**
 * Templates: text with parts in double braces. `{{given-name}}`, `{{card-number|digits:4}}`, `{{counter|pad:3}}`, `{{seed}}`,
 * `{{date:+3d:yyyy-MM-dd}}`, `{{host}}`, `{{label}}`, `{{field:E-mail}}`, `{{faker.number.int({"min":1,"max":9})}}`.
 * A brace pair meant as text is written `\{{`.
 */
import type { Modifier } from './modifiers';
import { parsePart, type PartSource } from './template-part';
import { valueProblem, type ValueProblem } from './value-problem';

export type TemplatePiece =
  | { readonly is: 'text'; readonly text: string }
  | {
      readonly is: 'part';
      readonly source: PartSource;
      readonly modifiers: readonly Modifier[];
      /** Where it stands in the template, braces included. */
      readonly at: number;
      readonly written: string;
    };

export interface Template {
  readonly pieces: readonly TemplatePiece[];
  /** Empty for a template that can be used. */
  readonly problems: readonly ValueProblem[];
}

const remembered = new Map<string, Template>();
const rememberAtMost = 500;

/** Reads a template. Never throws: what is wrong is said with its place. */
export function parseTemplate(text: string): Template {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= rememberAtMost) remembered.clear();
  const template = parse(text);
  remembered.set(text, template);
  return template;
}

function parse(text: string): Template {
  const pieces: TemplatePiece[] = [];
  const problems: ValueProblem[] = [];
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{{', at);
    if (open < 0) {
      pieces.push({ is: 'text', text: text.slice(at) });
      break;
    }
    const isEscaped = text[open - 1] === '\\' && open > at;
    const before = text.slice(at, isEscaped ? open - 1 : open) + (isEscaped ? '{{' : '');
    if (before) pieces.push({ is: 'text', text: before });
    at = open + 2;
    if (isEscaped) continue;
    const close = endOfPart(text, at);
    if (close < 0) {
      problems.push(valueProblem('unclosed', text.slice(open), open));
      break;
    }
    const part = parsePart(text.slice(at, close), at);
    if ('problems' in part) problems.push(...part.problems);
    else pieces.push({ is: 'part', ...part, at: open, written: text.slice(open, close + 2) });
    at = close + 2;
  }
  return { pieces, problems };
}

/** Where the closing braces stand; those within the arguments of a call are its own. -1 where there are none. */
function endOfPart(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at]!;
    if (depth > 0 && letter === '"') at = endOfString(text, at);
    else if (letter === '(' || (depth > 0 && '[{'.includes(letter))) depth++;
    else if (depth > 0 && ')]}'.includes(letter)) depth--;
    else if (letter === '}' && text[at + 1] === '}') return at;
  }
  return depth > 0 ? text.indexOf('}}', from) : -1;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
