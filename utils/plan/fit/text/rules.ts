import type { FieldFacts, TextControl } from '../../../pipeline';
import { matches } from '../pattern/match';
import { compilePattern, type CompiledPattern } from '../pattern/compile';
import type { Budget } from '../pattern/budget';
import { passwordPolicy, meetsPolicy, type PasswordPolicy } from './password-policy';

export type TextConstraint = 'type' | 'pattern' | 'min-length' | 'max-length' | 'policy';

/** What a text control asks of its value. Lengths are UTF-16 code units, as HTML counts them. */
export interface TextRules {
  readonly minLength: number;
  /** Infinity where there is no limit. */
  readonly maxLength: number;
  readonly pattern: CompiledPattern;
  /** null where the field is no password or says nothing. */
  readonly policy: PasswordPolicy | null;
  /** Names of the constraints the text breaks. */
  readonly broken: (text: string) => TextConstraint[];
  /** Whether the text is none of these and also as the page asks for it, where it can't enforce that. */
  readonly accepts: (text: string) => boolean;
  readonly enforces: (text: string) => boolean;
}

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** An absolute URL, more narrowly than a browser asks: one that a person would write, with a host where its scheme has one. */
const absoluteUrl = /^(?:(?:https?|ftp|wss?):\/\/[^\s/?#]+\S*|(?!https?:|ftp:|wss?:|file:)[a-z][a-z\d+.-]*:\S+)$/i;

/** @param budget steps that all pattern checks of the field share; once spent, nothing is accepted */
export function textRules(field: FieldFacts & TextControl, budget: Budget): TextRules {
  const pattern = compilePattern(field.pattern);
  const minLength = field.minLength ?? 0;
  const maxLength = field.maxLength ?? Infinity;
  const policy = field.type === 'password' ? passwordPolicy(field) : null;
  const broken = (text: string): TextConstraint[] => {
    const found: TextConstraint[] = [];
    if (text.length > maxLength) found.push('max-length');
    if (text.length < minLength) found.push('min-length');
    if (!typeAccepts(field, text)) found.push('type');
    if (policy && !meetsPolicy(text, policy)) found.push('policy');
    if (isEnforced(pattern) && !patternAccepts(field, pattern, text, budget)) found.push('pattern');
    return found;
  };
  const enforces = (text: string) => text !== '' && broken(text).length === 0;
  const accepts = (text: string) =>
    enforces(text) && (isEnforced(pattern) || patternAccepts(field, pattern, text, budget));
  return { minLength, maxLength, pattern, policy, broken, accepts, enforces };
}

function isEnforced(pattern: CompiledPattern): boolean {
  return pattern.is !== 'pattern' || pattern.enforced;
}

function typeAccepts({ type, multiple }: TextControl, text: string): boolean {
  if (type === 'email') return (multiple ? text.split(',') : [text]).every((one) => emailAddress.test(one.trim()));
  if (type === 'url') return absoluteUrl.test(text);
  return true;
}

function patternAccepts(field: TextControl, pattern: CompiledPattern, text: string, budget: Budget): boolean {
  if (pattern.is === 'none') return true;
  if (pattern.is === 'unusable') return false;
  const texts = field.type === 'email' && field.multiple ? text.split(',').map((one) => one.trim()) : [text];
  return texts.every((one) => matches(pattern.program, one, budget));
}
