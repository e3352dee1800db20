/**
 * Fits how sure the model of shapes must be: `npx tsx tests/modules/lexicon/fit-shape-trust.ts [--update]`. A fifth of the
 * phrases is left out of its training and asked, as boxes for a line and as boxes for a number; the right shape counts 1,
 * a wrong one `wrong`, neutral words nothing but where somebody is asked, and a small number by default what `small` says.
 */
import { writeFileSync } from 'node:fs';
import { trainShapes } from '../../../modules/lexicon/compile-lexicon';
import { fifthOf, listedExamples, type Example } from '../../../modules/lexicon/examples';
import { shapeExamples } from '../../../modules/lexicon/shapes/shape-examples';
import { shapes, type Shape } from '../../../utils/plan/lexicon/shapes';
import { lineShape, numberShape } from '../../../utils/plan/recognise/asks/answer-shapes';
import { tokenise } from '../../../utils/plan/recognise/texts/fold';
import { openModel } from './held-out';

const fittedFifth = 1;
/** A laugh costs more than neutral words, or than a number that is only too small. */
const wrong = -3;
const small = { right: 1, wrong: -1 } as const;
/** "Not specified" for the foreman is wrong, though no laugh. */
const nobody = -1;
const choices = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];
const inNumbers: ReadonlySet<Shape> = new Set(['few', 'tens', 'hundreds', 'thousands', 'percentage', 'money'] as const);

/** No shape is as likely. */
const never = 2;

interface Asked {
  readonly likely: ReadonlyMap<Shape, number>;
  readonly right: readonly Shape[];
}

type Tell = (likely: Asked['likely']) => Shape | null;

function scoreOf(asked: readonly Asked[], tell: Tell, silent: (right: Asked['right']) => number): number {
  return asked.reduce((sum, { likely, right }) => {
    const told = tell(likely);
    return sum + (told === null ? silent(right) : right.includes(told) ? 1 : wrong);
  }, 0);
}

const scores = {
  line: (least: number) =>
    scoreOf(
      asked,
      (likely) => lineShape(likely, { line: least, person: never }),
      () => 0,
    ),
  person: (least: number) =>
    scoreOf(
      asked,
      (likely) => lineShape(likely, { line: never, person: least }),
      (right) => (right.includes('person') ? nobody : 0),
    ),
  number: (least: number) =>
    scoreOf(
      numbers,
      (likely) => numberShape(likely, least),
      (right) => (right.includes('few') ? small.right : small.wrong),
    ),
};

function bestOf(score: (least: number) => number): number {
  return choices.reduce((best, one) => (score(one) > score(best) ? one : best));
}

const all = shapeExamples(listedExamples());
const left = (example: Example) => fifthOf(example) === fittedFifth;
const model = openModel<Shape>(trainShapes(all.filter((example) => !left(example))), shapes);
const asked: Asked[] = all
  .filter(left)
  .map(({ text, answers }) => ({ likely: model.judge(tokenise(text)), right: answers.map((at) => shapes[at]!) }));
const numbers = asked.filter(({ right }) => right.some((shape) => inNumbers.has(shape)));
const { line, person, number } = scores;
const fitted = { line: bestOf(line), person: bestOf(person), number: bestOf(number) };
console.table(choices.map((least) => ({ least, line: line(least), person: person(least), number: number(least) })));
console.log(fitted);
if (process.argv.includes('--update'))
  writeFileSync(
    new URL('../../../utils/plan/recognise/asks/shape-trust.json', import.meta.url),
    `${JSON.stringify(fitted, null, 2)}\n`,
  );
