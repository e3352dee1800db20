/** Everything a plan depends on besides the fields: same context, same fields, same plan. */
import type { Case } from '../catalogue/entry';
import type { FieldId } from '../pipeline';
import type { Kind } from '../kinds/kinds';
import type { LocaleData } from './locale/locale-data';
import type { PhoneNumbers } from './persona/phone';
import type { PersonTraits } from './persona/traits';
import type { RuleSet } from './rules/rule-set';
import type { DrawnSpec } from './value-language/value-spec';

export const modes = ['realistic', 'boundary', 'invalid', 'hostile'] as const;
export type Mode = (typeof modes)[number];

export interface PlanContext {
  /** As `seed.ts` makes and reads it; it holds the reference day. */
  readonly seed: string;
  readonly locale: LocaleData;
  readonly mode: Mode;
  readonly settings: PlanSettings;
  /** The person's word on single fields. */
  readonly overrides: Readonly<Record<FieldId, Override>>;
  /** What was written into the site's sign-up, for its log-in; null or left out where nothing was. */
  readonly account?: SiteAccount | null;
  /** Fields that a command names one by one: planned whatever they hold, unless nothing can be written into them. */
  readonly asked?: readonly FieldId[];
  /** What the modes other than realistic draw from. */
  readonly catalogue?: readonly Case[];
  /** In invalid mode: the one rule of the one field to break, all others getting realistic values. */
  readonly sweep?: Break | null;
  /** What was said of the page's own person; nothing where left out. */
  readonly traits?: PersonTraits;
  /** The person's rules for fields of this page. */
  readonly rules?: RuleSet;
}

/** One rule of one field, to be broken alone. */
export interface Break {
  readonly field: FieldId;
  /** Names the rule and the way in which it is broken; the same at each plan of the same page and seed. */
  readonly rule: string;
}

/** An account made up for a site. */
export interface SiteAccount {
  /** '' where the sign-up had none. */
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export const fillPolicies = ['empty', 'not-typed', 'all'] as const;
export type FillPolicy = (typeof fillPolicies)[number];

/** The part of the settings that values depend on. */
export interface PlanSettings {
  /** Domain of e-mail addresses. */
  readonly emailDomain: string;
  /** '' for a generated one. */
  readonly fixedPassword: string;
  readonly cards: 'test' | 'random';
  readonly phones: PhoneNumbers;
  /** Fields that are filled: only empty ones (or what holds our own values), all but what the person typed, or all. */
  readonly fill: FillPolicy;
  /** Tick terms, privacy and age boxes. */
  readonly consent: boolean;
  /** Agree to marketing: newsletters, offers, calls. */
  readonly marketing: boolean;
  /** Fill a search box that stands beside another form. */
  readonly searchBoxes: boolean;
  /** Fill coupon and gift-card boxes. */
  readonly coupons: boolean;
  /** Fill one-time codes. */
  readonly oneTimeCodes: boolean;
}

export type Override =
  | { readonly do: 'skip' }
  | { readonly do: 'kind'; readonly kind: Kind }
  /** `kind`: what the person said before that the field wants. */
  | { readonly do: 'text'; readonly text: string; readonly kind?: Kind }
  /** The text that a value makes, as if it had been typed. */
  | { readonly do: 'value'; readonly value: DrawnSpec; readonly kind?: Kind }
  /** Options the person picked, by their position. */
  | { readonly do: 'choose'; readonly indices: readonly number[]; readonly kind?: Kind }
  | { readonly do: 'check'; readonly checked: boolean; readonly kind?: Kind }
  /** Another value of the same kind: the nth reroll. */
  | { readonly do: 'reroll'; readonly nth: number; readonly kind?: Kind };

/** What the person said that a field wants, edited since or not; null where they did not. */
export function kindSaid(override: Override | null | undefined): Kind | null {
  return override && 'kind' in override ? (override.kind ?? null) : null;
}
