import { useEffect, useState } from 'react';
import { extensionData } from '../../../utils/conduct/own-files/extension-data';
import type { FieldRow } from '../../../utils/messages/field-row';
import type { LocaleData } from '../../../utils/plan/locale/locale-data';
import { usesPart } from '../../../utils/plan/rules/rule-set';
import { makeSeed } from '../../../utils/plan/seed';
import { checkValue } from '../../../utils/plan/value-language/check-value';
import type { MadeValue } from '../../../utils/plan/value-language/make-value';
import { sampleValues } from '../../../utils/plan/value-language/sample-values';
import type { ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { loadSampleBase, type SampleBase } from './sample-base';

/** The same three persons each time: a sample changes with what is typed, and with nothing else. */
const randoms = [1_287_341, 6_402_915, 9_830_277];

/** Three samples of a value while it is typed; empty for one that makes no text, or is wrong. */
export function useSamples(value: ValueSpec, rows: readonly FieldRow[]): readonly MadeValue[] {
  const [base, setBase] = useState<SampleBase | null>(null);
  const [samples, setSamples] = useState<readonly MadeValue[]>([]);
  useEffect(() => {
    void loadSampleBase().then(setBase);
  }, []);
  const key = JSON.stringify(value);
  useEffect(() => {
    let isOver = false;
    const show = (made: readonly MadeValue[]) => void (isOver || setSamples(made));
    if (base) void makeSamples(JSON.parse(key) as ValueSpec, base, rows).then(show, () => show([]));
    return () => void (isOver = true);
  }, [base, key, rows]);
  return samples;
}

async function makeSamples(value: ValueSpec, base: SampleBase, rows: readonly FieldRow[]): Promise<MadeValue[]> {
  if (value.is === 'fixed' || checkValue(value).length > 0) return [];
  const today = new Date().toISOString().slice(0, 10);
  return sampleValues(value, {
    ...base,
    seeds: randoms.map((random) => makeSeed(random, today)),
    faker: usesPart(value, 'faker') ? await fakerFor(base.locale) : null,
    valueOfField: (label) => rows.find((row) => row.label === label)?.planned ?? label,
  });
}

/** Its core is large, and few values need it. */
async function fakerFor({ tag }: LocaleData) {
  const { loadFaker } = await import('../../../utils/conduct/own-files/load-faker');
  return loadFaker(tag, extensionData);
}
