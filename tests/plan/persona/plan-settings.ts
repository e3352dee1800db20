import type { PlanSettings } from '../../../utils/plan/context';

/** Settings as they are out of the box, changed as a test says. */
export function planSettings(overrides: Partial<PlanSettings> = {}): PlanSettings {
  return {
    emailDomain: 'example.com',
    fixedPassword: '',
    cards: 'test',
    phones: 'accepted',
    fill: 'not-typed',
    consent: true,
    marketing: false,
    searchBoxes: false,
    coupons: false,
    oneTimeCodes: true,
    ...overrides,
  };
}
