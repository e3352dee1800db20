/** The settings: shape, defaults and what each value may be. One schema, which the type is read from. */
import * as v from 'valibot';
import { fillPolicies, type PlanSettings } from '../plan/context';
import { says } from './input-problem';
import { languages } from './languages';
import { someTextSchema } from './schema-parts';

/** Version of the stored shape; `migrations.ts` leads from every older one to it. */
export const settingsVersion = 2;

/** Letters (of any script), digits and hyphens, at most 63 a label: RFC 1035 §2.3.4, RFC 5890 for the letters. */
const hostName =
  /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

const emailDomain = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.regex(hostName, says('not-host')));

const fixedPassword = v.object({
  use: v.literal('fixed'),
  text: someTextSchema(200),
});

const toggle = v.boolean();
const language = v.picklist(['page', ...languages], says('not-language'));
const password = v.variant('use', [v.object({ use: v.literal('generated') }), fixedPassword]);
const fill = v.picklist(fillPolicies);
const cards = v.picklist(['test', 'random']);
const phones = v.picklist(['accepted', 'fictional']);

/** A key left out has its default: a setting added later needs no migration. */
export const settingsSchema = v.object({
  /** BCP 47 tag of the data, or the page's own language. */
  language: v.optional(language, 'page'),
  /** RFC 2606 reserves the default. */
  emailDomain: v.optional(emailDomain, 'example.com'),
  password: v.optional(password, { use: 'generated' }),
  /** The payment providers' published test cards, or random numbers that pass the Luhn check. */
  cards: v.optional(cards, 'test'),
  /** Phone numbers that common validators accept, or always ones that are kept for fiction. */
  phones: v.optional(phones, 'accepted'),
  /** Fields that are filled: only empty ones, all but what the person typed, or all. */
  fill: v.optional(fill, 'not-typed'),
  /** Tick terms, privacy and age boxes. */
  consent: v.optional(toggle, true),
  /** Agree to marketing. */
  marketing: v.optional(toggle, false),
  /** Fill a search box that stands beside another form. */
  searchBoxes: v.optional(toggle, false),
  /** Fill coupon and gift-card boxes. */
  coupons: v.optional(toggle, false),
  /** Fill one-time codes. */
  oneTimeCodes: v.optional(toggle, true),
  /** The page says what became of a fill by shortcut or menu. */
  notice: v.optional(toggle, true),
});

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;
export type SettingName = keyof Settings;

export const defaultSettings: Settings = v.getDefaults(settingsSchema);

/** What is stored and exported. */
export interface SettingsDocument {
  readonly version: number;
  readonly settings: unknown;
}

/** The part of the settings that values depend on, as `plan` takes it. */
export function planSettings(settings: Settings): PlanSettings {
  const { emailDomain, password, cards, phones, fill, consent, marketing, searchBoxes, coupons, oneTimeCodes } =
    settings;
  const fixedPassword = password.use === 'fixed' ? password.text : '';
  return { emailDomain, fixedPassword, cards, phones, fill, consent, marketing, searchBoxes, coupons, oneTimeCodes };
}
