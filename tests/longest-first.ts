import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take minutes: begun last, they would run on alone. */
const longest = ['tests/widgets/', 'tests/corpus/', 'tests/e2e/hostile', 'tests/longtail/'];

/** A fresh machine knows no durations and sorts by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((part) => moduleId.includes(part));
  return at < 0 ? longest.length : at;
}
