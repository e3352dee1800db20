/** The signals of one field: where each is read, and how much it weighs. */
import { isUnit } from '../../asks/units';
import type { FieldDescriptor, FieldText, TextControl, TextSource } from '../../../pipeline';
import { kindEntry, type Kind, type KindGroup } from '../../../kinds/kinds';
import { tellsOfAnswer } from '../../answer-hint';
import { readAutocomplete } from './autocomplete';
import { foldedKey, isNamingSign } from '../texts/fold';
import { weighHeld, weighPattern, weighSample, wordsAndSample } from './format';
import type { Lexicon } from '../../lexicon/lexicon';
import { sampleSize, weighOptions, type ListedOption } from './options';
import { Scores } from './scores';
import { abbreviates, isMangled } from '../texts/label-in-name';
import { nameKey, splitName } from '../texts/split-name';
import type { Vote } from './vote';
import { weighName, weighText } from './weigh-text';
import { weights } from './weights';

const { text: textWeights, signal: signalWeights } = weights;
/** `new-password` and the like on a plain text box are there to keep browsers from filling it. */
const abused: ReadonlySet<Kind> = new Set(['new-password', 'current-password', 'one-time-code']);

/** Where a text speaks of the field alone. */
const ownSources: ReadonlySet<TextSource> = new Set([
  'label',
  'aria-labelledby',
  'aria-label',
  'table-header',
  'placeholder',
  'preceding',
]);

const typeVotes: Readonly<Record<string, readonly Vote[]>> = {
  email: [{ kind: 'email', quality: 1 }],
  tel: [{ kind: 'tel', quality: 0.4 }],
  url: [{ kind: 'url', quality: 0.9 }],
  search: [{ kind: 'search', quality: 0.9 }],
};

/** Remembers what a text said: labels and names repeat within a page. */
export type Memory = Map<string, readonly Vote[]>;

export interface Reader {
  readonly lexicon: Lexicon;
  readonly memory: Memory;
}

/** @property told what the field's own texts plainly name */
type NameReader = Reader & { readonly told?: Told };

/** The group of what is plainly named, and the kind where it is one that is no line of an address. */
type Told = KindGroup | 'place' | '';

/** A label that names one of these is right against a name that counts lines: "Town or City", `Address.Line4`. */
const places: ReadonlySet<Kind> = new Set<Kind>(
  'address-level1 address-level2 address-level3 postal-code country-name country'.split(' ') as Kind[],
);
const countedLines: ReadonlySet<Kind> = new Set<Kind>(['address-line1', 'address-line2', 'address-line3']);

/** Everything the page says of the field by itself, neighbours aside. */
export function readSignals(field: FieldDescriptor, language: string, reader: Reader): Scores {
  const scores = new Scores();
  addAutocomplete(scores, field, language, reader);
  const told = addTexts(scores, field, language, reader);
  const chosen = addControl(scores, field, language, reader);
  addNames(scores, field, language, { ...reader, told: chosen ? '' : told });
  return scores;
}

function addAutocomplete(scores: Scores, field: FieldDescriptor, language: string, reader: Reader): void {
  if (!field.autocomplete) return;
  const { kind, rest } = readAutocomplete(field.autocomplete);
  if (kind) {
    const secret = field.control === 'text' && field.type === 'password';
    const quality = abused.has(kind) && !secret && kind !== 'one-time-code' ? signalWeights.abused : 1;
    scores.add('autocomplete', field.autocomplete, signalWeights.autocomplete, [{ kind, quality }]);
  }
  if (rest) scores.add('autocomplete', rest, signalWeights.autocompleteRest, named(rest, language, reader));
}

/** @returns what the texts beside the field plainly name, '' where they leave it open */
function addTexts(scores: Scores, field: FieldDescriptor, language: string, reader: Reader): Told {
  const heard = new Set<string>();
  let told: Told = '';
  const byWeight = [...field.texts].sort((a, b) => textWeights[b.source] - textWeights[a.source]);
  const near = field.texts.find(({ source }) => source === 'preceding');
  const nearest = field.texts.find(({ text }) => isNamingSign(text)) ?? near;
  for (const one of byWeight) {
    const { source, text } = one;
    // Beyond the field's own name a unit is that of the field before.
    if (source === 'preceding' && one !== near && isUnit(text)) continue;
    const { words, sample } = wordsAndSample(text);
    const key = foldedKey(words);
    // What an answer says asks for nothing: "e.g. 4 min / 30 min dry".
    const votes = tellsOfAnswer(one, byWeight) || heard.has(key) ? [] : said(words, language, reader);
    const read = (of: string) => said(of, language, reader);
    const isOverruled = one !== nearest && nearest && (narrows(nearest, one, read) || isBehind(near, one, read));
    scores.add(source, text, weightOf(one) * (isOverruled ? signalWeights.ofRow : 1), votes);
    if (ownSources.has(source)) told ||= plainlyTold(votes);
    heard.add(key);
    const isSample = source === 'placeholder' || source === 'hint' || source === 'aria-describedby';
    if (isSample || sample) {
      scores.add(
        'format',
        text,
        signalWeights.sample * (source === 'placeholder' ? 1 : signalWeights.sampleElsewhere),
        weighSample(sample || text),
      );
    }
  }
  return told;
}

/** A sign that names the box right behind it counts as its label. */
function weightOf({ source, text }: FieldText): number {
  return isNamingSign(text) ? Math.max(textWeights[source], signalWeights.sign) : textWeights[source];
}

/** Whether what stands right before the box names one part of what the other text names: "〒" in the row "Address". */
function narrows(near: FieldText, other: FieldText, read: (text: string) => readonly Vote[]): boolean {
  if (other.source !== 'table-header' && !(isNamingSign(near.text) && other.source === 'label')) return false;
  const [part, whole] = [read(near.text), read(other.text)];
  const group = plainGroup(part);
  return group !== '' && group === plainGroup(whole) && part[0]!.kind !== whole[0]!.kind;
}

const hardlyLess = 2;

/** Of these a heading over several boxes names the whole. */
const partsOfDay: ReadonlySet<Kind> = new Set<Kind>(['day', 'month', 'year']);

/**
 * Whether it stands before a text that names the box hardly less than it does, as no part of it: the heading "Child" of
 * "Child's family name", but not "Date of birth" before "Day".
 */
function isBehind(near: FieldText | undefined, other: FieldText, read: (text: string) => readonly Vote[]): boolean {
  if (other.source !== 'preceding' || near === undefined) return false;
  const [own, further] = [near, other].map(({ text }) => bestOf(read(wordsAndSample(text).words)));
  if (!own || !further) return false;
  return own.quality * hardlyLess >= further.quality && !partsOfDay.has(own.kind);
}

function bestOf(votes: readonly Vote[]): Vote | undefined {
  return votes.toSorted((one, other) => other.quality - one.quality)[0];
}

function plainlyTold(votes: readonly Vote[]): Told {
  const plain = votes.filter(({ plain }) => plain);
  return plain.length > 0 && plain.every(({ kind }) => places.has(kind)) ? 'place' : plainGroup(votes);
}

/** The group of the kind that is plainly named; '' where a text names none, or several. */
function plainGroup(votes: readonly Vote[]): KindGroup | '' {
  const groups = new Set(votes.filter(({ plain }) => plain).map(({ kind }) => kindEntry(kind).group));
  const [group = ''] = groups;
  return groups.size === 1 ? group : '';
}

/** Programmers name controls carelessly: where the label plainly names something else, the name says little. */
function addNames(scores: Scores, field: FieldDescriptor, language: string, reader: NameReader): void {
  const { name, elementId, handles } = field;
  const isEcho = repeatsLabel(name || elementId, field, reader);
  const echo = isEcho ? signalWeights.echoed : 1;
  const votes = (one: string) => {
    const all = named(one, language, reader, wholeWords(one, field, reader));
    return isEcho || knowsNoMore(one, field) ? all.filter(({ kind }) => scores.of(kind) > 0) : all;
  };
  if (name) scores.add('name', name, signalWeights.name * echo, votes(name));
  if (elementId && elementId !== name) {
    scores.add('id', elementId, (name ? signalWeights.id : signalWeights.name) * echo, votes(elementId));
  }
  const others = handles.filter((handle) => handle !== name && handle !== elementId).slice(0, 3);
  const weight = name || elementId ? signalWeights.handle : signalWeights.id;
  for (const handle of others) scores.add('handle', handle, weight, named(handle, language, reader));
}

const shortestWhole = 6;

/** Words of the field's own texts that its name repeats and that nobody listed. */
function wholeWords(name: string, { texts }: FieldDescriptor, { lexicon }: Reader): string[] {
  const lower = name.toLowerCase();
  return texts
    .filter(({ source }) => ownSources.has(source))
    .flatMap(({ text }) => foldedKey(text).split(' '))
    .filter((word) => word.length >= shortestWhole && lower.includes(word) && !lexicon.vocabulary.has(word));
}

/** Whether a name is only its label cut short, or what a script made of it: the kinds that the label doesn't name are by chance. */
function knowsNoMore(name: string, { texts }: FieldDescriptor): boolean {
  const own = texts.filter(({ source, text }) => ownSources.has(source) && /\p{L}{2}/u.test(text));
  return own.some(({ text }) => abbreviates(name, text) || isMangled(name, text));
}

const fewestEchoed = 3;

/** Whether a name is made of the label's words, three or more of them: `tissue_type_sampled` knows no more than "Tissue type sampled". */
function repeatsLabel(name: string, { texts }: FieldDescriptor, { lexicon }: Reader): boolean {
  if (!name) return false;
  const words = splitName(name, lexicon.vocabulary).words.map((word) => word.toLowerCase());
  if (words.length < fewestEchoed) return false;
  return texts.some(({ source, text }) => {
    if (!ownSources.has(source)) return false;
    const said = new Set(foldedKey(text).split(' '));
    return words.every((word) => said.has(word));
  });
}

/** @returns whether options told a kind: they know better than label and name */
function addControl(scores: Scores, field: FieldDescriptor, language: string, { lexicon, memory }: Reader): boolean {
  const options = optionsOf(field).slice(0, sampleSize);
  const key =
    options.length > 0 ? `o${language}${options.map(({ text, value }) => `${text}\n${value}`).join('\n')}` : '';
  const votes = key ? remembered(memory, key, () => weighOptions(options, lexicon, language)) : [];
  if (votes.length > 0) scores.add('options', sampleOf(field), signalWeights.options, votes);
  if (field.control === 'number')
    scores.add('limits', `${field.min}–${field.max}`, signalWeights.limits, weighRange(field));
  if (field.control === 'text') addTextControl(scores, field);
  return votes.length > 0;
}

/** Characters of a value that say of what sort it is. */
const mostHeld = 200;

/** A `datalist`'s suggestions are its options. */
function optionsOf(field: FieldDescriptor): readonly ListedOption[] {
  if (field.control === 'choice') return field.options;
  return field.control === 'text' ? field.suggestions.map((text) => ({ text, value: '' })) : [];
}

function addTextControl(scores: Scores, field: FieldDescriptor & TextControl): void {
  scores.add('type', field.type, signalWeights.type, typeVotes[field.type] ?? []);
  scores.add('inputmode', field.inputMode, signalWeights.inputmode, typeVotes[field.inputMode] ?? []);
  scores.add('format', field.mask, signalWeights.sample, weighSample(field.mask));
  // What we wrote says what we took the field for, nothing of the page.
  const held = field.state === 'ours' ? '' : field.current.slice(0, mostHeld).trim();
  scores.add('format', held, signalWeights.sample, weighHeld(held));
  scores.add('format', field.pattern, signalWeights.pattern, weighPattern(field.pattern));
}

function weighRange({ min, max }: { min: number | null; max: number | null }): Vote[] {
  if (min !== null && min >= 1900 && (max === null || max <= 2200)) return [{ kind: 'year', quality: 1 }];
  if (min === 1 && max === 12) return [{ kind: 'month', quality: 0.6 }];
  if (min === 1 && max === 31) return [{ kind: 'day', quality: 0.6 }];
  if ((min === 0 || min === 1) && (max === 5 || max === 10)) return [{ kind: 'rating', quality: 0.6 }];
  if (min === 0 && max === 100) return [{ kind: 'percentage', quality: 0.4 }];
  return min !== null && min >= 13 && max !== null && max <= 130 ? [{ kind: 'age', quality: 0.6 }] : [];
}

function sampleOf(field: FieldDescriptor): string {
  return optionsOf(field)
    .slice(0, 4)
    .map((option) => option.text)
    .join(', ');
}

function said(text: string, language: string, { lexicon, memory }: Reader): readonly Vote[] {
  return remembered(memory, `t${language}:${text}`, () => weighText(text, lexicon, language));
}

function named(
  name: string,
  language: string,
  { lexicon, memory, told = '' }: NameReader,
  whole: readonly string[] = [],
): readonly Vote[] {
  const key = `n${language}:${nameKey(name)} ${whole.join(' ')}`;
  const votes = remembered(memory, key, () => weighName(name, lexicon, language, whole));
  if (told === '') return votes;
  return votes.map(({ kind, quality }) => ({
    kind,
    quality: agrees(kind, told) ? quality : quality * signalWeights.againstLabel,
  }));
}

function agrees(kind: Kind, told: Told): boolean {
  if (told !== 'place') return kindEntry(kind).group === told;
  return kindEntry(kind).group === 'address' && !countedLines.has(kind);
}

function remembered(memory: Memory, key: string, make: () => readonly Vote[]): readonly Vote[] {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
