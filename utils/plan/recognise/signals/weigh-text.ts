/** How much a text speaks for each kind: what it matches, how much of it, and where the head of the phrase stands. */
import type { Kind } from '../../../kinds/kinds';
import { tokenise, type Token } from '../texts/fold';
import type { Lexicon } from '../../lexicon/lexicon';
import { hasTrait, type Sense } from '../../lexicon/phrase';
import type { Match } from '../../lexicon/phrase-index';
import { judged } from './judged';
import { nameTrust, textTrust } from './trust';
import { splitName } from '../texts/split-name';
import type { Vote } from './vote';
import { weights } from './weights';
import { headFirst } from '../texts/word-order';

const { phrase: phraseWeights, trust: trustWeights } = weights;

/** Words after which the rest says whose or where: "city of birth", "name on the card". */
const joints = new Set([
  'of',
  'on',
  'for',
  'from',
  'in',
  'at',
  'with',
  'to',
  'that',
  'where',
  'which',
  'below',
  'we',
  'so',
  'if',
]);
/** "or" lists equals: the first is the one to give. */
const listing = new Set([
  'or',
  'and',
  'oder',
  'und',
  'ou',
  'et',
  'o',
  'y',
  'e',
  'of',
  'en',
  'lub',
  'nebo',
  'или',
  'и',
  'або',
  'veya',
  'ya da',
  'eller',
  'och',
  'og',
  'tai',
  'vagy',
  'sau',
  'או',
  'או',
  'و',
  'یا',
  'atau',
  'hoac',
]);
/** Kinds that say little: beside another kind they are only its grammar. */
const vague: ReadonlySet<Kind> = new Set([
  'number',
  'text',
  'category',
  'reference',
  'answer',
  'yes-no',
  'notes',
  'date',
]);
/** Words that say where to write. */
const places = new Set(['here', 'below', 'above', 'again', 'hier', 'ein', 'aus', 'an']);
/** Told by sentences, whatever stands at their end. */
const consents: ReadonlySet<Kind> = new Set<Kind>([
  ...(['terms-consent', 'privacy-consent', 'marketing-consent', 'age-consent', 'remember-me'] as const),
]);
const longText = 9;
const mostTokens = 60;

/** What each kind gains from a visible text. */
export function weighText(text: string, lexicon: Lexicon, language: string): Vote[] {
  const tokens = tokensOf(text);
  const votes = weighPhrases(tokens, lexicon, language);
  if (tokens.length > longText || votes.some(({ plain }) => plain)) return votes;
  return judged(votes, lexicon.model.judge(tokens));
}

/** The text's words, as many as are read. */
export function tokensOf(text: string): readonly Token[] {
  const all = tokenise(text);
  return all.length > mostTokens ? all.slice(0, mostTokens) : all;
}

/** What each kind gains from the phrases of a visible text, whatever the model makes of it. */
export function weighPhrases(tokens: readonly Token[], lexicon: Lexicon, language: string): Vote[] {
  const matches = lexicon.kinds.find(tokens);
  const segments = segmented(tokens, matches);
  const votes: Vote[] = [];
  let rank = 0;
  for (const segment of segments) {
    if (!segment.matches.some((match) => says(match, language))) continue;
    const size = tokens.length > longText ? tokens.length : segment.end - segment.start;
    const tail = endsOtherwise(segment, tokens, language) ? phraseWeights.anotherHead : 1;
    addVotes(votes, segment.matches, size, language, phraseWeights.laterSegment ** rank, tail);
    rank++;
  }
  // "Port of loading" names no port of a network.
  const isRelated = segments.some(({ start }) => joints.has(tokens[start]?.text ?? ''));
  return isRelated ? votes.map((vote) => ({ ...vote, plain: false })) : votes;
}

/** Whether the main noun is a word that nothing explains: "Subject ID" is no subject, "JWT issuer" no token. */
function endsOtherwise({ start, end, matches }: Segment, tokens: readonly Token[], language: string): boolean {
  if (headFirst.has(language) || tokens.length > longText) return false;
  const explained = Math.max(start, ...matches.map((match) => match.end));
  return tokens.slice(explained, end).some(({ text }) => /^\p{L}{2,}$/u.test(text) && !places.has(text));
}

/**
 * What each kind gains from a `name`, `id` or test id.
 * @param whole words that the field's label has, not to be taken apart: "brokerage" is no age
 */
export function weighName(name: string, lexicon: Lexicon, language: string, whole: readonly string[] = []): Vote[] {
  const { vocabulary } = lexicon;
  const isWord = (word: string) => whole.includes(word) || vocabulary.has(word);
  const { words, lastPart } = splitName(name, whole.length > 0 ? { has: isWord } : vocabulary);
  const tokens = words.slice(0, 16).flatMap((word) => tokenise(word));
  const matches = lexicon.kinds.find(tokens);
  const votes: Vote[] = [];
  const own = matches.filter((match) => match.end > lastPart && (tokens.length === 1 || !isSingleLetter(match)));
  const outer = matches.filter((match) => match.end <= lastPart);
  addNameVotes(votes, own, tokens.length - lastPart, language, 1);
  addNameVotes(
    votes,
    outer,
    Math.max(1, lastPart),
    language,
    own.length > 0 ? phraseWeights.outerNameBesides : phraseWeights.outerName,
  );
  return votes;
}

/** "q" is a search box when it is the whole name. */
function isSingleLetter(match: Match<Kind | null>): boolean {
  return hasTrait(match.senses[0]!, 'letter');
}

/** "Du" is a start by itself and in "du (date)", not in "date du certificat". */
function isGrammar(match: Match<Kind | null>, share: number): boolean {
  return share < 0.5 && hasTrait(match.senses[0]!, 'grammar');
}

function addNameVotes(
  votes: Vote[],
  matches: readonly Match<Kind | null>[],
  size: number,
  language: string,
  factor: number,
) {
  for (const [at, match] of matches.entries()) {
    const share = Math.min(1, (match.end - match.start) / Math.max(1, size));
    if (isGrammar(match, share)) continue;
    const head = at === matches.length - 1 ? 1 : phraseWeights.notTheHead;
    const coverage = covered(share, phraseWeights.partOfName);
    const plain = hasTrait(match.senses[0]!, 'general') ? phraseWeights.general : 1;
    for (const [kind, trust] of kindsOf(match, (sense) => nameTrust(sense, language))) {
      votes.push({ kind, quality: trust * match.closeness * head * coverage * plain * factor });
    }
  }
}

function addVotes(
  votes: Vote[],
  matches: readonly Match<Kind | null>[],
  size: number,
  language: string,
  factor: number,
  tail: number,
) {
  const spoken = matches.filter((match) => says(match, language));
  const head = headOf(spoken, language);
  for (const [at, match] of spoken.entries()) {
    const share = Math.min(1, (match.end - match.start) / size);
    if (isGrammar(match, share)) continue;
    const loose = hasTrait(match.senses[0]!, 'onlyAlone');
    const alone = share < 0.99 && loose ? phraseWeights.onlyAlone : 1;
    const quality =
      match.closeness *
      (at === head ? 1 : phraseWeights.notTheHead) *
      covered(share, phraseWeights.partOfText) *
      alone *
      factor;
    for (const [kind, trust] of kindsOf(match, (sense) => trustIn(match, sense, language))) {
      const meaning = vague.has(kind)
        ? phraseWeights.vague
        : hasTrait(match.senses[0]!, 'bareName')
          ? phraseWeights.bareName
          : 1;
      const plain =
        !loose &&
        match.closeness === 1 &&
        share > phraseWeights.mostOfIt &&
        trust >= trustWeights.plain &&
        !vague.has(kind);
      const rest = consents.has(kind) ? 1 : tail;
      votes.push({ kind, quality: quality * trust * meaning * rest, plain });
    }
  }
}

/** What a phrase counts for by its share of the text. @param least what it counts for in a text without end */
function covered(share: number, least: number): number {
  return least + (1 - least) * share;
}

/** Position of the match that carries the meaning; "no" in "phone no" and short foreign words do not. */
function headOf(spoken: readonly Match<Kind | null>[], language: string): number {
  const firm = [...spoken.keys()].filter((at) =>
    spoken[at]!.senses.some((s) => s.meaning && !vague.has(s.meaning) && textTrust(s, language) > 0.5),
  );
  const heads = firm.length > 0 ? firm : [...spoken.keys()];
  const counted = spoken.find((match) => hasTrait(match.senses[0]!, 'asksHowMany'));
  if (counted && spoken.indexOf(counted) === heads[0]) return heads[0];
  const precise = heads.find((at) => spoken[at]!.senses.some((sense) => sense.meaning === 'iban'));
  return precise ?? (headFirst.has(language) ? heads[0]! : heads.at(-1)!);
}

function says(match: Match<Kind | null>, language: string): boolean {
  return match.senses.some((sense) => sense.meaning !== null && textTrust(sense, language) > 0);
}

/** Another language's word in another form than listed is mostly a word of this one: "pain" is no Finnish weight. */
function trustIn(match: Match<Kind | null>, sense: Sense<unknown>, language: string): number {
  const trust = textTrust(sense, language);
  const isOneWord = match.end - match.start === 1;
  return isOneWord && match.closeness < 1 && trust < trustWeights.plain ? trust * trustWeights.foreignInflected : trust;
}

/** The most trusted sense of a match for each kind. */
function kindsOf(match: Match<Kind | null>, trustOf: (sense: Sense<Kind | null>) => number): Map<Kind, number> {
  const kinds = new Map<Kind, number>();
  for (const sense of match.senses) {
    if (sense.meaning === null) continue;
    const trust = trustOf(sense);
    if (trust > (kinds.get(sense.meaning) ?? 0)) kinds.set(sense.meaning, trust);
  }
  return kinds;
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly matches: readonly Match<Kind | null>[];
}

/** Cuts a text where a bracket, comma, "or" or "of" stands outside every match. */
function segmented(tokens: readonly Token[], matches: readonly Match<Kind | null>[]): Segment[] {
  const inside = new Set<number>();
  const within = new Set<number>();
  for (const match of matches) {
    for (let at = match.start; at < match.end; at++) {
      if (match.senses.some((sense) => sense.meaning !== null)) within.add(at);
      if (at > match.start) inside.add(at);
    }
  }
  const cuts: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const joint = (joints.has(token.text) || listing.has(token.text)) && !within.has(at);
    if (at > 0 && !inside.has(at) && (token.breakBefore || joint)) cuts.push(at);
  }
  const starts = [0, ...cuts];
  return starts.map((start, index) => {
    const end = cuts[index] ?? tokens.length;
    return { start, end, matches: matches.filter((match) => match.start >= start && match.start < end) };
  });
}
