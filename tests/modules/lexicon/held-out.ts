import {
  answers,
  fifthOf,
  listedExamples,
  paraphrases,
  patterns,
  type Example,
} from '../../../modules/lexicon/examples';
import { AssetWriter } from '../../../modules/lexicon/asset-writer';
import { trainKinds, trainShapes } from '../../../modules/lexicon/compile-lexicon';
import { shapeExamples } from '../../../modules/lexicon/shapes/shape-examples';
import type { TrainedModel } from '../../../modules/lexicon/train-model';
import { writeModel } from '../../../modules/lexicon/write-model';
import { Asset } from '../../../utils/plan/lexicon/asset';
import { shapes } from '../../../utils/plan/lexicon/shapes';
import { TextModel } from '../../../utils/plan/lexicon/text-model';
import { tokenise } from '../../../utils/plan/recognise/texts/fold';

/** Percent of phrases never seen in training whose answer comes first, or among the first three. */
export interface HeldOut {
  readonly phrases: number;
  readonly first: number;
  readonly firstThree: number;
}

/**
 * Trains on four fifths of the phrases and asks for the rest: for kinds in each language that has patterns and in all
 * languages, for shapes in all.
 * @param fifth the one that is asked for, 0 to 4
 */
export function measureHeldOut(fifth = 0): Readonly<Record<string, HeldOut>> {
  const heldOut = (example: Example) => fifthOf(example) === fifth;
  const all = listedExamples();
  const listed = all.filter((example) => !heldOut(example));
  const asked = all.filter(heldOut);
  return {
    ...sharesOf([...listed, ...paraphrases(all)], asked),
    shapes: measureShapes(all, heldOut),
  };
}

/** The same of kinds, trained on the listed phrases alone: what takes seconds. */
export function measureListed(): Readonly<Record<string, HeldOut>> {
  const all = listedExamples();
  return sharesOf(
    all.filter((example) => fifthOf(example) !== 0),
    all.filter((example) => fifthOf(example) === 0),
  );
}

function sharesOf(examples: readonly Example[], asked: readonly Example[]): Record<string, HeldOut> {
  const kinds = openModel(trainKinds(examples), answers);
  const shares = Object.keys(patterns).map((language) => [
    language,
    share(
      kinds,
      asked.filter((example) => example.language === language),
    ),
  ]);
  return { ...Object.fromEntries(shares), all: share(kinds, asked) };
}

function measureShapes(listed: readonly Example[], heldOut: (example: Example) => boolean): HeldOut {
  const all = shapeExamples(listed);
  const model = openModel(trainShapes(all.filter((example) => !heldOut(example))), shapes);
  return share(model, all.filter(heldOut));
}

/** A trained model as the extension reads it. */
export function openModel<Answer>(trained: TrainedModel, named: readonly Answer[]): TextModel<Answer> {
  const asset = new AssetWriter();
  writeModel(asset, 'model', trained, named);
  return new TextModel<Answer>(new Asset(asset.bytes()), 'model');
}

function share(model: TextModel<unknown>, asked: readonly Example[]): HeldOut {
  const places = asked.map((example) => placeOf(model, example));
  const percent = (below: number) =>
    Math.round((1000 * places.filter((place) => place < below).length) / asked.length) / 10;
  return { phrases: asked.length, first: percent(1), firstThree: percent(3) };
}

/** How many answers the model finds likelier than the right ones. */
function placeOf(model: TextModel<unknown>, { text, answers: right }: Example): number {
  const likely = [...model.judge(tokenise(text)).values()];
  const best = Math.max(...right.map((answer) => likely[answer]!));
  return likely.filter((share) => share > best).length;
}
