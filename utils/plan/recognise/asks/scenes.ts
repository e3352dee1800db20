/** General questions ("What happened?", "Root cause") mean the matter that their form is about. See `scenes/scene-data.ts`. */
import type { TextSource } from '../../../pipeline';
import type { Kind } from '../../../kinds/kinds';
import { byText } from '../../by-text';
import { askedPersonId, sortOf, type AskData, type GeneralQuestions } from '../../asks/ask-data';
import { comparedWords } from '../../asks/compared-words';
import { setOf } from '../../asks/find-ask';
import { findPart } from '../../asks/find-part';
import { sceneAsk, type Scenes } from '../../scenes/scene-data';
import { sortAsked } from '../../asks/sorts/sort-asked';
import { foldedPatternOf } from '../../pattern-of';
import { eachOf, type Steps } from '../../steps';
import { settle, type Reading } from '../reading';
import { fold, foldedKey } from '../texts/fold';
import { titlesOf } from '../texts/titles-of';
import { withoutWish } from '../texts/wished-for';
import { kindOfWords } from './asking';
import { isLine, takesAnyWords } from './control-sorts';
import { formWordsOf } from './fits';
import { ownTextOf } from './heard';
import { isOpen } from './prevails';
import { sceneMeant, type MeantScene } from './scene-meant';
import { optionsInForms, sayingOf, storyNamed, type SaidByForm } from './story-named';
import { standsIn, writtenInForms } from './surroundings';

/** Kinds that say what is asked no more than those that are open. */
const ofWords: ReadonlySet<Kind> = new Set<Kind>(['title', 'subject', 'feedback', 'review', 'skills', 'tags']);

/** Kinds for whatever somebody wants to say: most pages have no question but them. Of a label that says no more this much does. */
const ofAnything: ReadonlySet<Kind> = new Set<Kind>(['comment', 'message', 'notes']);
const plainly = 0.9;

/** What asks whether there is anything to add. */
const remarks = 'remarks';

/** What asks for somebody ("Who will benefit?"), and the general questions that may mean more than one. */
const whoever = askedPersonId;
const ofPeople: ReadonlySet<string> = new Set(['audience', 'people']);

/** What a form with a title asks once more: "Project title", "Project summary". */
const description = 'description';

/** A project is called what its story tells of. */
const projectTitle = 'project-title';

/** What a story tells in a box of several lines where it has no answer to a part but one that asks for the same. */
const instead: Readonly<Record<string, string>> = { pitch: 'description', abstract: 'description', goal: 'wanted' };

/** What a story has of its own on a line as well, whatever single fact others would write there. */
const ofStory: ReadonlySet<string> = new Set(['title', 'place']);

const least = 3;

/** A general question. */
interface Part {
  readonly part: string;
  readonly source: TextSource;
  readonly text: string;
}

/**
 * @param fields all fields, in page order; changed in place
 * @returns whether all that could be told was: false where the stories have not been read
 */
export function* settleScenes(fields: readonly Reading[], data: AskData): Steps<boolean> {
  const { scenes, own } = data;
  const { general: questions } = own;
  if (!scenes || !questions) return true;
  const parts = yield* eachOf(fields, (reading) =>
    isFree(reading, data) && !isOfOneMatter(reading, fields, data) ? partOf(reading, questions, data) : null,
  );
  const asked = fields.flatMap((reading, at) => (parts[at] ? [{ reading, part: parts[at] }] : []));
  if (asked.length === 0) return true;
  if (!scenes.now) yield scenes.load();
  const { now } = scenes;
  if (!now) return false;
  const written = writtenInForms(fields.map(({ field }) => field));
  const listed = optionsInForms(fields);
  const matters = new Map<string, Matter>();
  let knowsMeanings = true;
  for (const { field } of asked.map(({ reading }) => reading)) {
    if (matters.has(field.form)) continue;
    const heading = fold(field.formTexts.join(' '));
    const said = { heading, written: written.get(field.form)!, listed: listed.get(field.form)! };
    const matter = matterOf(said, now);
    matters.set(field.form, matter);
    if (matter.scene !== '' || own.language !== 'en') continue;
    if (!data.nearest.now) yield data.nearest.load();
    const { now: nearest } = data.nearest;
    knowsMeanings &&= nearest !== null;
    const meant = nearest && (yield* sceneMeant(titlesOf(field), now, nearest, own.skip));
    if (meant) matters.set(field.form, matterOf(said, now, meant));
    yield;
  }
  const told = new Map<string, string>();
  const askedFor = new Set(asked.map(({ reading: { field }, part: { part } }) => `${field.form} ${part}`));
  for (const { reading, part: first } of asked) {
    const before = (part: string) => told.get(`${reading.field.form} ${part}`);
    const { scene, story, score, scoreOf } = matters.get(reading.field.form)!;
    const tells = now.stories[scene]?.[0] ?? {};
    const meant = first.part === 'title' && before('title') !== undefined ? description : first.part;
    const same = tells[meant] || isLine(reading.field) ? undefined : instead[meant];
    const isFreeToTell = same !== undefined && !askedFor.has(`${reading.field.form} ${same}`);
    const part = { ...first, part: isFreeToTell ? same : meant };
    const words = (reading.ask && formWordsOf(reading.ask.id, data)) ?? [];
    const known = isLine(reading.field) && !ofStory.has(part.part) ? scoreOf(words) : mostOf(words, scoreOf);
    if (score <= known || !tells[part.part]) continue;
    // "Implementation steps", "Rollback plan": nobody tells another story in the same form, nor the same twice.
    const asks = withoutNumbers(part.text);
    if ((before(part.part) ?? asks) !== asks) continue;
    told.set(`${reading.field.form} ${part.part}`, asks);
    settleOne(reading, part, sceneAsk(scene, part.part, story));
  }
  return knowsMeanings;
}

/** Whether another field of the form is told of the same: a thesis's keywords go with its title and abstract. */
function isOfOneMatter({ ask, field }: Reading, fields: readonly Reading[], { table }: AskData): boolean {
  const ids = ask ? table.ofOneMatter.find((one) => one.includes(ask.id)) : undefined;
  if (!ids) return false;
  return fields.some(
    (other) => other.ask && other.ask.id !== ask!.id && other.field.form === field.form && ids.includes(other.ask.id),
  );
}

/** What is asked again in the same words is asked of another: "Item 2". */
const withoutNumbers = byText((text) => foldedKey(text).replace(/\d+/g, ''));

/** A box of several lines is part of the story, whatever else is known of its question; a line may want a single fact. */
function mostOf(words: readonly string[], scoreOf: Matter['scoreOf']): number {
  return Math.max(0, ...words.map((word) => scoreOf([word])));
}

function settleOne(reading: Reading, { source, text }: Part, id: string): void {
  const kind = kindOfWords(reading);
  reading.ask = { id, kind };
  reading.person = '';
  settle(reading, kind, source, text);
}

/** Whether it is asked in the page's language, in a box for any words, and no more is known than what its words say anywhere. */
function isFree(reading: Reading, data: AskData): boolean {
  const { field, language, repeats, person, ask, kind, part, scores } = reading;
  if (repeats || field.skipReason || (person && ask?.id !== whoever) || part.of !== 'whole') return false;
  if (!takesAnyWords(field) || language !== data.own.language) return false;
  if (ask && [whoever, projectTitle].includes(ask.id)) return true;
  if (ask) return sortOf(ask.id, data.table) === 'text' && ask.words !== undefined && ask.id !== remarks;
  if (ofAnything.has(kind)) return scores.of(kind) < plainly;
  return isOpen(kind) || ofWords.has(kind);
}

/**
 * @returns null for no general question, and where something is known that more of the words say: most of them, of what
 * any form may ask
 */
function partOf({ field, ask }: Reading, questions: GeneralQuestions, data: AskData): Part | null {
  const own = ownTextOf(field);
  const named = own ? findPart(withoutWish(own.text), questions) : null;
  // "Nature of the infestation": nothing else would tell what of.
  const isOpenBox = own && !named && !ask && !isLine(field);
  const found = isOpenBox && beginsAsTold(own.text, data) ? { part: description, said: own.text } : named;
  if (!own || !found || (ask?.id === whoever && !ofPeople.has(found.part))) return null;
  const words = comparedWords(found.said, setOf(data.own.skip)).length;
  const known = ask?.words ?? 0;
  return words >= known || (words * 2 > known && ask && !formWordsOf(ask.id, data))
    ? { part: found.part, ...own }
    : null;
}

/** Whether the words that ask for an account of something come first: "Nature of …", but not "Quantity, description". */
function beginsAsTold(text: string, { own }: AskData): boolean {
  const told = sortAsked(text, own.sorts);
  return told?.id === 'told' && foldedPatternOf(`^\\P{L}*(?:${told.asks})`).test(fold(text));
}

/** What a form is about. */
interface Matter {
  /** '' for nothing that has stories. */
  readonly scene: string;
  /** Which of its stories the form's words name; null for none, or all alike. */
  readonly story: number | null;
  readonly score: number;
  /** How many of some words stand in the form, those it says of itself more than others. */
  readonly scoreOf: (words: readonly string[]) => number;
}

/** How much a title says by what it means: enough from some nearness on, below it only beside a word of the scene. */
const meaning = { sure: 0.86, enough: 3.1, some: 2.2 } as const;

/** @param meant the scene that the form's title means, whatever its words */
function matterOf(said: SaidByForm, { signs, unless, stories }: Scenes, meant?: MeantScene): Matter {
  const { written } = said;
  const scoreOf = (words: readonly string[]) => words.reduce((sum, word) => sum + sayingOf(word, said), 0);
  const ofMeaning = meant && (meant.nearness >= meaning.sure ? meaning.enough : meaning.some);
  let best = { scene: '', score: least as number };
  for (const [scene, words] of Object.entries(signs)) {
    const isMeant = scene === meant?.scene;
    // "Boardroom" among the answers bears out what a title only seems to mean.
    const isListed = isMeant && words.some((word) => standsIn(said.listed, word));
    const score = scoreOf(words) + (isMeant ? ofMeaning! : 0) + (isListed ? 1 : 0);
    if (score > best.score && !unless[scene]!.some((word) => standsIn(written, word))) best = { scene, score };
  }
  return { ...best, story: storyNamed(stories[best.scene] ?? [], signs[best.scene] ?? [], said), scoreOf };
}
