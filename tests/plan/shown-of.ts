import type { FieldDescriptor } from '../../utils/pipeline';
import { planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { textField } from '../builders';
import { localeOfPage } from './persona/locale-of-page';
import { planSettings } from './persona/plan-settings';

/** What a page of these fields gets, in their order. */
export async function shownOf(tag: string, ...fields: readonly FieldDescriptor[]): Promise<string[]> {
  const locale = await localeOfPage(tag, fields);
  const seed = makeSeed(4711, '2026-11-21');
  const entries = planFields(fields, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
  return entries.map(({ shown }) => shown);
}

/** A line with a label and a placeholder. */
export function lineWith(label: string, placeholder: string): FieldDescriptor {
  const texts = [{ source: 'label', text: label } as const, { source: 'placeholder', text: placeholder } as const];
  return textField(label, { name: 'q1', texts });
}
