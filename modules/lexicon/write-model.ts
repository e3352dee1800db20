import { weightScale, weightZero } from '../../utils/plan/lexicon/text-model';
import type { AssetWriter } from './asset-writer';
import type { TrainedModel } from './train-model';
import { WordTableMaker } from './word-table-maker';

/** Weights nearer to 0 are left out, and all but the strongest of each feature: four fifths of the bytes for two answers in a hundred. */
const least = 0.3;
const mostOfFeature = 14;

/** @param answers what the model's answers stand for, in their order */
export function writeModel(asset: AssetWriter, model: TrainedModel, answers: readonly unknown[]): void {
  const table = new WordTableMaker();
  const starts = [0];
  const kept: { readonly answer: number; readonly weight: number }[] = [];
  for (const [feature, number] of model.features) {
    const row = model.weights.subarray(number * answers.length, (number + 1) * answers.length);
    const strongest = strongestOf(row);
    if (strongest.length === 0) continue;
    table.add(feature);
    kept.push(...strongest);
    starts.push(kept.length);
  }
  table.write(asset, 'model.features');
  asset.array('model.starts', 'u32', starts);
  asset.array(
    'model.kinds',
    'u16',
    kept.map(({ answer }) => answer),
  );
  asset.array(
    'model.weights',
    'u8',
    kept.map(({ weight }) => stored(weight)),
  );
  asset.array('model.biases', 'u8', Array.from(model.biases, stored));
  asset.list('model.kinds', answers);
}

function strongestOf(row: Float32Array) {
  return Array.from(row, (weight, answer) => ({ answer, weight }))
    .filter(({ weight }) => Math.abs(weight) >= least)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, mostOfFeature);
}

function stored(weight: number): number {
  return Math.min(255, Math.max(0, weightZero + Math.round(weight * weightScale)));
}
