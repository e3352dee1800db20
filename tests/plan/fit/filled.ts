import type { FieldDescriptor } from '../../../utils/pipeline';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

export const persons = [1, 2, 3, 4, 5, 6, 7, 8];

/** What each person gets, field by field. @param asked a field that the person wants filled by itself */
export async function filled(
  lang: string,
  fields: readonly FieldDescriptor[],
  asked?: FieldDescriptor,
): Promise<string[][]> {
  const locale = await localeOfPage(lang, fields);
  return persons.map((person) => {
    const seed = makeSeed(person, '2026-11-21');
    const context = { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
    return planFields(fields, asked ? { ...context, asked: [asked.id] } : context).map(({ shown }) => shown);
  });
}
