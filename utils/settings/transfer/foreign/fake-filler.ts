/** Fake Filler's exported options: https://github.com/FakeFiller/fake-filler-extension, `src/types.ts`. */
import * as v from 'valibot';
import { ruleTexts, type RuleText } from '../../../plan/rules/rule';
import { checkValue, patternProblems } from '../../../plan/value-language/check-value';
import { foreignRule, type ForeignRules, type LeftOut } from './foreign-rules';
import { fakeFillerField, texts, type FakeFillerField } from './fake-filler-field';
import { fakeFillerValue } from './fake-filler-value';
import { isDefaultField } from './fake-filler-defaults';
import { siteOfUrlPattern } from './site-of-url-pattern';

const flag = v.optional(v.boolean(), false);
const optionsSchema = v.looseObject({
  fields: v.array(fakeFillerField),
  ignoredFields: texts,
  fieldMatchSettings: v.optional(
    v.looseObject({ matchClass: flag, matchId: flag, matchLabel: flag, matchName: flag, matchPlaceholder: flag }),
    { matchId: true, matchLabel: true, matchName: true },
  ),
  passwordSettings: v.optional(
    v.looseObject({ mode: v.optional(v.string(), ''), password: v.optional(v.string(), '') }),
  ),
  profiles: v.optional(
    v.array(
      v.looseObject({ name: v.optional(v.string(), ''), urlMatch: v.string(), fields: v.array(fakeFillerField) }),
    ),
    [],
  ),
});
type Options = v.InferOutput<typeof optionsSchema>;

/** Left to captchas and spam traps, which nothing of ours touches. */
const ignoredAnyway: readonly string[] = ['captcha', 'hipinputtext'];

/** @returns null for a file of another making */
export function readFakeFiller(file: Readonly<Record<string, unknown>>): ForeignRules | null {
  if (!('fieldMatchSettings' in file) && !('passwordSettings' in file)) return null;
  const read = v.safeParse(optionsSchema, file);
  if (!read.success) return null;
  const options = read.output;
  const left: LeftOut[] = options.fieldMatchSettings.matchClass ? [{ what: 'class', why: 'class' }] : [];
  const ofProfiles = options.profiles.flatMap(({ name, urlMatch, fields }) => {
    const site = siteOfUrlPattern(urlMatch);
    if (site === null) left.push({ what: `${name}: ${urlMatch}`, why: 'site' });
    return fieldRules(fields, site, site !== null, options, left);
  });
  const rules = [
    ...ofProfiles,
    ...passwordRules(options),
    ...skipRules(options, left),
    ...fieldRules(options.fields, null, true, options, left),
  ];
  return { tool: 'fake-filler', rules, left };
}

function fieldRules(
  fields: readonly FakeFillerField[],
  site: string | null,
  on: boolean,
  options: Options,
  left: LeftOut[],
) {
  return fields.flatMap((one) => {
    const name = one.name || one.match.join(', ');
    if (site === null && on && isDefaultField(one)) {
      left.push({ what: name, why: 'known' });
      return [];
    }
    const { value, loses } = fakeFillerValue(one);
    const pattern = patternOf(one.match);
    if (!value || pattern === null || checkValue(value).length > 0) {
      left.push({ what: name, why: value ? 'unreadable' : 'generator' });
      return [];
    }
    if (loses) left.push({ what: name, why: loses });
    return foreignRule('fake-filler', name, site, { by: 'matches', in: placesOf(options), pattern }, value, on);
  });
}

function passwordRules({ passwordSettings }: Options) {
  if (passwordSettings?.mode !== 'defined' || passwordSettings.password === '') return [];
  const value = { is: 'fixed', text: passwordSettings.password } as const;
  return (['new-password', 'current-password'] as const).map((kind) =>
    foreignRule('fake-filler', 'Fake Filler: password', null, { by: 'kind', kind }, value),
  );
}

function skipRules(options: Options, left: LeftOut[]) {
  const own = options.ignoredFields.filter((name) => !ignoredAnyway.includes(name));
  const pattern = own.length > 0 ? patternOf(own) : null;
  if (own.length > 0 && pattern === null) left.push({ what: own.join(', '), why: 'unreadable' });
  if (pattern === null) return [];
  const condition = { by: 'matches', in: placesOf(options), pattern } as const;
  return [foreignRule('fake-filler', own.join(', '), null, condition, { is: 'skip' })];
}

function placesOf({ fieldMatchSettings: { matchId, matchLabel, matchName, matchPlaceholder } }: Options): RuleText[] {
  const looks = { label: matchLabel, name: matchName, id: matchId, placeholder: matchPlaceholder };
  const places = ruleTexts.filter((place) => looks[place]);
  return places.length === ruleTexts.length ? [] : places;
}

/**
 * Fake Filler takes everything but letters and digits out of a text before it looks: `firstname` finds “First name” and
 * `first_name`. So may anything stand between the letters here, once.
 */
function patternOf(match: readonly string[]): string | null {
  const pattern = match
    .filter(Boolean)
    .map((one) => (/^[a-z\d]+$/i.test(one) ? [...one].join('[\\W_]?') : one))
    .join('|');
  return pattern !== '' && patternProblems(pattern).length === 0 ? pattern : null;
}
