/** A made-up life in a few lines: who somebody is, their family, work, education and home. */
import type { LocaleData } from '../utils/plan/locale/locale-data';
import { makePersona } from '../utils/plan/persona/persona';
import { valueOfKind } from '../utils/plan/value-of-kind';
import type { Kind } from '../utils/kinds/kinds';
import { planSettings } from './plan/persona/plan-settings';

export function lifeOf(seed: string, locale: LocaleData): string[] {
  const settings = planSettings();
  const of = (person: string) => makePersona({ seed, locale, person, settings });
  const value = (kind: Kind) => valueOfKind(kind, { seed, locale, mode: 'realistic', settings, overrides: {} });
  const line = (who: string) => {
    const { name, birthDate, age, address } = of(who);
    return `${(who || 'self').padEnd(10)} ${name.full}, ${name.sex}, ${birthDate} (${age}), ${address.whole}`;
  };
  return [
    ...['', 'spouse', 'child', 'mother', 'father'].map(line),
    `emergency  ${of('emergency').name.full} (${of('emergency').role})`,
    `work       ${value('organization-title')}, ${value('organization')}, ${value('experience-years')} years, ${value('salary')} ${locale.places.currency}`,
    `education  ${value('degree')}, ${value('field-of-study')}, ${value('school')}`,
    `reached at ${value('email')}, ${value('tel')}, ${value('tel-mobile')}`,
  ];
}
