/** What the model sees of a text: its words' stems, pairs of neighbours, neighbours as one word, pieces of words, the first and the last word. */
import { stem as stemOf, type Token } from '../recognise/texts/fold';

export interface Feature {
  readonly name: string;
  readonly weight: number;
}

/** How much each sort of feature counts; together they are brought to length 1. */
const weights = { stem: 1.2, joined: 0.5, pair: 0.8, piece: 0.25, end: 0.7, alone: 0.5, sign: 0.5, signs: 1 } as const;
const grammarFactor = 0.3;
const shortestPiece = 3;
const longestPiece = 5;
const shortestCut = 4;
const mostTokens = 24;
/** Signs in a row that are looked at together, where words are not spaced. */
const longestRun = 4;

const unspaced = /[\u0e00-\u0e7f\u3041-\u309f\u30a1-\u30fa\u30fc\u3400-\u9fff\uac00-\ud7af]/;
/** Words that say nothing of what is asked. */
const grammar = new Set(
  (
    'the a an of on for from in at with to that your my our please enter is are what and or s der die das des ihr ihre bitte ' +
    'de la le el del los las du et y e di da do votre su seu sua il lo und een uw'
  ).split(' '),
);

/** Each feature once, however often it occurs. */
export function textFeatures(text: readonly Token[]): Feature[] {
  const sums = new Map<string, number>();
  addFeatures(text, (name, weight) => sums.set(name, (sums.get(name) ?? 0) + weight));
  const length = Math.hypot(...sums.values());
  return [...sums].map(([name, weight]) => ({ name, weight: weight / length }));
}

export type Add = (name: string, weight: number) => void;

/** Each feature as often as it occurs. */
export function addFeatures(text: readonly Token[], add: Add): void {
  const tokens = text.slice(0, mostTokens);
  if (tokens.length === 0) return;
  for (let at = 0; at < tokens.length; at++) {
    if (unspaced.test(tokens[at]!.text)) addSigns(tokens, at, add);
    else addWord(tokens[at]!, tokens[at + 1], add);
  }
  addEnds(tokens, add);
}

function addSigns(tokens: readonly Token[], at: number, add: Add): void {
  for (let length = 1; length <= longestRun && at + length <= tokens.length; length++) {
    add(`c${joined(tokens.slice(at, at + length))}`, length === 1 ? weights.sign : weights.signs);
  }
}

function addWord({ text, stem }: Token, next: Token | undefined, add: Add): void {
  add(`s${stem}`, grammar.has(text) ? weights.stem * grammarFactor : weights.stem);
  if (next) addPair({ text, stem }, next, add);
  if (text.length < shortestCut) return;
  const bounded = `^${text}$`;
  for (let size = shortestPiece; size <= longestPiece; size++) {
    for (let from = 0; from + size <= bounded.length; from++)
      add(`g${bounded.slice(from, from + size)}`, weights.piece);
  }
}

/** "Sur name" is a surname. */
function addPair(one: Pick<Token, 'text' | 'stem'>, next: Token, add: Add): void {
  add(`p${one.stem} ${next.stem}`, weights.pair);
  if (!grammar.has(one.text) && !grammar.has(next.text)) add(`s${stemOf(one.text + next.text)}`, weights.joined);
}

/** The head of a phrase stands first or last. */
function addEnds(tokens: readonly Token[], add: Add): void {
  const content = tokens.filter(({ text }) => !grammar.has(text));
  const first = content[0] ?? tokens[0]!;
  const last = content.at(-1) ?? tokens.at(-1)!;
  add(`F${unspaced.test(first.text) ? joined(tokens.slice(0, 2)) : first.stem}`, weights.end);
  add(`L${unspaced.test(last.text) ? joined(tokens.slice(-2)) : last.stem}`, weights.end);
  if (content.length === 1) add(`1${last.stem}`, weights.alone);
  // 者 ends a person, 数 a number, whatever stands before.
  if (unspaced.test(last.text)) add(`Z${last.text}`, weights.end);
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}
