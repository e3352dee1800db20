import type { Stream } from '../../stream';
import type { PasswordPolicy } from './password-policy';
import { digits, lower, upper } from './password-policy';
import type { TextRules } from './rules';

/** Nobody asks for more in earnest. */
const longest = 1000;

/** Passwords near the drafted one that may meet a policy: with what is missing, without what is not allowed, in its length. */
export function* passwordForms(form: string, rules: TextRules, stream: Stream): Generator<string> {
  const policy = effective(rules);
  if (policy.minLength > longest) return;
  const allowed = (letter: string) => policy.allowed === null || policy.allowed.includes(letter);
  const kept = unrepeated([...form].filter(allowed), policy.maxConsecutive);
  const bulk = policy.allowed === null ? lower + upper + digits : plainestOf(policy.allowed);
  for (let attempt = 0; attempt < 4; attempt++) {
    const missing = policy.required
      .filter((set) => !kept.some((letter) => set.includes(letter)))
      .map((set) => stream.pick([...(set.trim() || set)]));
    const room = Math.max(0, Math.min(policy.maxLength, 64) - missing.length);
    const start = attempt === 0 ? withRequired(kept, room, policy) : scattered(policy, room, bulk, stream);
    const filled = [...start, ...missing];
    while (filled.length < policy.minLength) filled.push(unlike(filled.at(-1), bulk, stream));
    yield filled.join('');
  }
}

function effective({ policy, minLength, maxLength }: TextRules): PasswordPolicy {
  const base = policy ?? { minLength: 0, maxLength: Infinity, required: [], allowed: null, maxConsecutive: Infinity };
  return {
    ...base,
    minLength: Math.max(base.minLength, minLength),
    maxLength: Math.min(base.maxLength, maxLength),
  };
}

/** Cut to the room there is, the last letters of each required set kept. */
function withRequired(letters: readonly string[], room: number, policy: PasswordPolicy): string[] {
  if (letters.length <= room) return [...letters];
  const keep = policy.required
    .map((set) => letters.findLastIndex((letter) => set.includes(letter)))
    .filter((index) => index >= room);
  return [...letters.slice(0, Math.max(0, room - keep.length)), ...keep.map((index) => letters[index]!)];
}

/** A made-up run that draws from each required set first. */
function scattered(policy: PasswordPolicy, room: number, bulk: string, stream: Stream): string[] {
  const length = Math.min(room, Math.max(policy.minLength, 12));
  const letters = policy.required.map((set) => stream.pick([...set])).slice(0, length);
  while (letters.length < length) letters.push(unlike(letters.at(-1), bulk, stream));
  return letters;
}

function unrepeated(letters: readonly string[], most: number): string[] {
  return letters.filter(
    (letter, index) =>
      letters.slice(Math.max(0, index - most), index + 1).some((one) => one !== letter) || index < most,
  );
}

function unlike(last: string | undefined, letters: string, stream: Stream): string {
  const others = [...letters].filter((letter) => letter !== last);
  return stream.pick(others.length ? others : [...letters]);
}

function plainestOf(allowed: string): string {
  const plain = [...allowed].filter((letter) => /[a-zA-Z0-9]/.test(letter)).join('');
  return plain || allowed;
}
