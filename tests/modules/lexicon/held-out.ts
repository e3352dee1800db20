import {
  answers,
  fifthOf,
  listedExamples,
  paraphrases,
  patterns,
  type Example,
} from '../../../modules/lexicon/examples';
import { trainModel } from '../../../modules/lexicon/train-model';
import { writeModel } from '../../../modules/lexicon/write-model';
import { AssetWriter } from '../../../modules/lexicon/asset-writer';
import { Asset } from '../../../utils/plan/lexicon/asset';
import { TextModel } from '../../../utils/plan/lexicon/text-model';
import { tokenise } from '../../../utils/plan/recognise/fold';

/** Percent of phrases never seen in training whose kind comes first, or among the first three. */
export interface HeldOut {
  readonly phrases: number;
  readonly first: number;
  readonly firstThree: number;
}

const heldOut = (example: Example) => fifthOf(example) === 0;

/** Trains on four fifths of the phrases and asks for the rest, in each language that has patterns and in all languages. */
export function measureHeldOut(): Readonly<Record<string, HeldOut>> {
  const all = listedExamples();
  const asset = new AssetWriter();
  const trained = trainModel([...all.filter((example) => !heldOut(example)), ...paraphrases(all)], answers.length);
  writeModel(asset, trained, answers);
  const model = new TextModel(new Asset(asset.bytes()));
  const asked = all.filter(heldOut);
  const shares = Object.keys(patterns).map((language) => [
    language,
    share(
      model,
      asked.filter((example) => example.language === language),
    ),
  ]);
  return { ...Object.fromEntries(shares), all: share(model, asked) };
}

function share(model: TextModel, asked: readonly Example[]): HeldOut {
  const places = asked.map((example) => placeOf(model, example));
  const percent = (below: number) =>
    Math.round((1000 * places.filter((place) => place < below).length) / asked.length) / 10;
  return { phrases: asked.length, first: percent(1), firstThree: percent(3) };
}

/** How many answers the model finds likelier than the right ones. */
function placeOf(model: TextModel, { text, answers: right }: Example): number {
  const likely = [...model.judge(tokenise(text)).values()];
  const best = Math.max(...right.map((answer) => likely[answer]!));
  return likely.filter((share) => share > best).length;
}
