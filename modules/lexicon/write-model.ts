import { weightScale, weightZero } from '../../utils/plan/lexicon/text-model';
import type { AssetWriter } from './asset-writer';
import type { TrainedModel } from './train-model';
import { WordTableMaker } from './word-table-maker';

/**
 * Writes a model in the shape that `TextModel` reads.
 * @param answers what the model's answers stand for, in their order
 */
export function writeModel(asset: AssetWriter, name: string, model: TrainedModel, answers: readonly unknown[]): void {
  const table = new WordTableMaker();
  const starts = [0];
  const kept: number[] = [];
  for (const [feature, number] of model.features) {
    const told = toldBy(model, number);
    if (told.length === 0) continue;
    table.add(feature);
    kept.push(...told);
    starts.push(kept.length);
  }
  table.write(asset, `${name}.features`);
  asset.array(`${name}.starts`, 'u32', starts);
  asset.array(
    `${name}.answers`,
    'u16',
    kept.map((at) => model.answers[at]!),
  );
  asset.array(
    `${name}.weights`,
    'u8',
    kept.map((at) => stored(model.weights[at]!)),
  );
  asset.array(`${name}.biases`, 'u8', Array.from(model.biases, stored));
  asset.list(`${name}.answers`, answers);
}

/** Positions of the feature's weights that are stored as other than 0. */
function toldBy({ starts, weights }: TrainedModel, feature: number): number[] {
  const [start, end] = [starts[feature]!, starts[feature + 1]!];
  return Array.from({ length: end - start }, (_, at) => start + at).filter((at) => stored(weights[at]!) !== weightZero);
}

function stored(weight: number): number {
  return Math.min(255, Math.max(0, weightZero + Math.round(weight * weightScale)));
}
