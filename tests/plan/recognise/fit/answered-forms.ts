/** How well forms with known answers are filled in by the weights as they stand, without a browser. */
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { hash } from '../../../../utils/plan/lexicon/hash';
import type { LocaleData } from '../../../../utils/plan/locale/locale-data';
import type { PlanEntry } from '../../../../utils/plan/plan-entry';
import { planFields } from '../../../../utils/plan/plan';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { makeSeed } from '../../../../utils/plan/seed';
import type { Held } from '../../../corpus/answers';
import { isBelievable } from '../../../corpus/believable';
import { judged } from '../../../longtail/plan-longtail';
import { localeOfPage } from '../../persona/locale-of-page';
import { planSettings } from '../../persona/plan-settings';
import { scannedForms, type CorpusForm, type ScannedLongTail } from './scanned-forms';

const today = '2026-11-21';
const person = 4711;

export interface AnsweredForm {
  readonly name: string;
  /** Whether it only measures what was fitted on the others. */
  readonly held: boolean;
  /** Answers that are known. */
  readonly of: number;
  /** @returns how many of them are right now */
  good(): number;
}

/** @param anew whether to scan them once more, see `scannedForms` */
export async function answeredForms(anew: boolean): Promise<AnsweredForm[]> {
  const { corpus, longTail } = await scannedForms(anew);
  return [...(await Promise.all(corpus.map(ofCorpus))), ...(await Promise.all(longTail.map(ofLongTail)))];
}

async function ofCorpus({ name, language, fields, held }: CorpusForm): Promise<AnsweredForm> {
  const asked = held.filter(({ expected, fillable }) => expected !== '' && fillable);
  const locale = await localeOfPage(language, fields).catch(() => localeOfPage('en-US', fields));
  const judge = (entries: readonly PlanEntry[]) =>
    asked.filter((one) => isBelievable(filled(one, fields, entries), new Date(today))).length;
  return { name, held: hash(name, 0) % 5 === 0, of: asked.length, good: rememberedBy(fields, locale, judge) };
}

async function ofLongTail({ form, fields }: ScannedLongTail): Promise<AnsweredForm> {
  const locale = await localeOfPage(form.lang, fields);
  const judge = (entries: readonly PlanEntry[]) => judged(form, fields, entries).filter(({ good }) => good).length;
  return {
    name: `${form.title} [${form.lang}]`,
    held: form.held,
    of: form.questions.length,
    good: rememberedBy(fields, locale, judge),
  };
}

/** Values are planned and judged once for each way in which the fields are recognised. */
function rememberedBy(
  fields: readonly FieldDescriptor[],
  locale: LocaleData,
  judge: (entries: readonly PlanEntry[]) => number,
): () => number {
  const known = new Map<string, number>();
  const { lexicon, asks, tag } = locale;
  const context = { seed: makeSeed(person, today), locale, mode: 'realistic', overrides: {} } as const;
  return () => {
    // What is known of a list of fields goes with the list.
    const list = [...fields];
    const recognised = recognise(list, { lexicon, asks, pageLanguage: tag });
    const key = JSON.stringify(recognised.map((one) => ({ ...one, evidence: null, confidence: null })));
    const good = known.get(key) ?? judge(planFields(list, { ...context, settings: planSettings() }));
    known.set(key, good);
    return good;
  };
}

/** A control as the plan would leave it. */
function filled(held: Held, fields: readonly FieldDescriptor[], entries: readonly PlanEntry[]): Held {
  const at = fields.findIndex(
    ({ box, name, elementId }) =>
      Math.abs(box.x - held.x) < 2 && Math.abs(box.y - held.y) < 2 && (name || elementId) === held.name,
  );
  const [field, value] = [fields[at], entries[at]?.value];
  if (!field || !value) return held;
  if (value.as === 'text' || value.as === 'moment') return { ...held, value: value.text };
  if (value.as !== 'options' || field.control !== 'choice') return held;
  const option = field.options.find(({ index }) => index === value.at?.[0]);
  return option ? { ...held, value: option.value, chosen: option.text, placeholder: false } : held;
}
