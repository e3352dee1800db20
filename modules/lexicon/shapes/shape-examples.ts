/** What the model of shapes learns from: all phrases of kinds, of roles and of questions off the beaten path, and `shape-words.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { phraseMarks, type AskTable, type WrittenAsks } from '../../../utils/plan/asks/ask-data';
import { shapes, type Shape } from '../../../utils/plan/lexicon/shapes';
import { foldedKey } from '../../../utils/plan/recognise/texts/fold';
import { kinWords } from '../../../utils/plan/roles/kin-words';
import { officeWords } from '../../../utils/plan/roles/office-words';
import type { RoleWords } from '../../../utils/plan/roles/roles';
import { answers, type Example } from '../examples';
import { nounExamples, type NounExample } from './noun-examples';
import { shapeOfAsk, shapeOfKind } from './shape-of';
import { shapeWords } from './shape-words';

const asks = join(dirname(fileURLToPath(import.meta.url)), '../../../utils/plan/asks');
const table = read('table') as AskTable;

/** @param known examples of kinds: their phrases' shapes are those of the kinds */
export function shapeExamples(known: readonly Example[]): Example[] {
  const found = new Map<string, { text: string; language: string; answers: Set<number> }>();
  const note = (text: string, language: string, shape: Shape) => {
    const key = `${language} ${foldedKey(text)}`;
    const one = found.get(key) ?? { text, language, answers: new Set<number>() };
    one.answers.add(shapes.indexOf(shape));
    found.set(key, one);
  };
  for (const { text, language, answers: kinds } of known)
    for (const kind of kinds) if (answers[kind]) note(text, language, shapeOfKind(answers[kind]));
  noteAsks(note);
  noteRoles(kinWords, note);
  noteRoles(officeWords, note);
  for (const [language, words] of Object.entries(shapeWords))
    for (const [shape, list] of Object.entries(words))
      for (const text of list.split('|')) note(text, language, shape as Shape);
  const nouns = nounExamples();
  noteCompounds(nouns, note);
  const written = new Set(found.keys());
  for (const { text, shape } of nouns) if (!written.has(`en ${foldedKey(text)}`)) note(text, 'en', shape);
  return [...found.values()].map((example) => ({ ...example, answers: [...example.answers] }));
}

/** Compounds of each English word for a shape: that its last word says what a compound is must be learnt. */
const compoundsEach = 4;

/** "Archery federation" is an organization, whatever stands before the last word. */
function noteCompounds(nouns: readonly NounExample[], note: Note): void {
  const before = nouns.filter(({ text, shape }) => shape === 'words' && /^\p{L}{4,10}$/u.test(text));
  let at = 0;
  for (const [shape, list] of Object.entries(shapeWords.en!))
    for (const head of list.split('|').filter((word) => /^\p{L}{4,}$/u.test(word)))
      for (let nth = 0; nth < compoundsEach; nth++) {
        at = (at + farApart) % before.length;
        note(`${before[at]!.text} ${head}`, 'en', shape as Shape);
      }
}

/** A prime, so that modifiers come from all of the alphabet. */
const farApart = 1009;

type Note = (text: string, language: string, shape: Shape) => void;

function noteAsks(note: Note): void {
  for (const file of readdirSync(join(asks, 'languages')).sort()) {
    const { language, words, texts } = read(`languages/${file.replace('.json', '')}`) as WrittenAsks;
    for (const [id, phrases] of Object.entries(words)) {
      if (id === 'skip' || id === 'count' || id === 'fillers') continue;
      const shape = shapeOfAsk(id, table, texts[id] ?? []);
      // Further wordings in bulk would double the training.
      for (const phrase of phrases.filter((one) => !one.includes('~')))
        note(phrase.replace(phraseMarks, ''), language, shape);
    }
  }
}

function noteRoles(roles: RoleWords, note: Note): void {
  for (const [role, words] of Object.entries(roles))
    for (const [language, phrases] of Object.entries(words))
      for (const phrase of phrases.split('|')) note(phrase, language, role === 'employer' ? 'organization' : 'person');
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(asks, `${name}.json`), 'utf8'));
}
