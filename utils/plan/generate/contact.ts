import type { Kind } from '../../kinds/kinds';
import type { Phone } from '../persona/phone';
import { saysSo } from '../asks/says-so';
import { firstText, placeholderOf, textsOf } from '../label-of';
import { regionName } from '../region-names';
import { ownWord, text } from './drafts';
import type { GenerateContext, Generator } from './generator';

export const contact = {
  email: ({ persona }) => text(persona.email),
  tel: (context) => anyNotation(secondPhone(context) ?? likeExample(context), context),
  'tel-mobile': (context) => anyNotation(secondPhone(context) ?? context.persona.mobile, context),
  'tel-country-code': ({ persona: { locale } }) => {
    const { calling, country } = locale.places;
    const named = regionName(locale.tag, country) ?? country;
    const english = regionName('en', country) ?? country;
    return text(
      `+${calling}`,
      calling,
      `00${calling}`,
      `${named} (+${calling})`,
      `${english} (+${calling})`,
      `${country} +${calling}`,
      `${country} ${calling}`,
      `${calling} ${country}`,
      country,
    );
  },
  'tel-national': ({ persona: { landline }, recognition: { part } }) =>
    part.of === 'phone' ? withoutCode(landline) : text(landline.national, landline.digits, landline.subscriber),
  'tel-area-code': ({ persona: { landline } }) => text(landline.area, landline.area.replace(/^0/, '')),
  'tel-local': ({ persona: { landline } }) => text(landline.local, inTwo(landline.local).join('-')),
  'tel-local-prefix': ({ persona: { landline } }) => text(inTwo(landline.local)[0]),
  'tel-local-suffix': ({ persona: { landline } }) => text(inTwo(landline.local)[1]),
  'tel-extension': ({ persona }) => text(String(persona.fact('extension').int(100, 989))),
  fax: (context) => anyNotation(context.persona.fax, context),
  impp: messengerName,
  'contact-method': ownWord('contact-method'),
  'contact-time': ownWord('contact-time'),
} satisfies Partial<Record<Kind, Generator>>;

/** "+56 9 1234 5678" shows a mobile: the number that is as long as the example, then that begins as it does, else the landline. */
function likeExample({ field, persona: { landline, mobile, locale } }: GenerateContext): Phone {
  const { calling, trunk } = locale.places;
  const abroad = new RegExp(`^\\s*(?:\\+|00)${calling}`);
  const example = placeholderOf(field);
  const digits = example.replace(abroad, '').replace(/\D/g, '');
  const bare = trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  const likeness = ({ subscriber }: Phone) =>
    bare === '' ? 0 : 2 * Number(subscriber.length === bare.length) + Number(subscriber[0] === bare[0]);
  return likeness(mobile) > likeness(landline) ? mobile : landline;
}

/** "Alternate mobile", "Evening phone", "Weitere Telefonnummer": not the number that stands in the box before. */
function secondPhone({ field, persona }: GenerateContext): Phone | null {
  return saysSo('secondPhone', firstText(field), persona.locale.asks) ? persona.otherMobile : null;
}

const byNumber = /\bqq\b|qq[号號]|\bicq\b/iu;
const byPayment = /\bupi\b|\bvpa\b/iu;
const byAddress = /xmpp|jabber|\bimpp\b/iu;
const numbersOfQq = [100_000_000, 999_999_999] as const;

/** A QQ or ICQ number is digits; India's payment address has its bank behind the name; a Jabber address and the HTML standard's `impp` are a URL; elsewhere people have a name. */
function messengerName({ persona, field }: GenerateContext) {
  const asked = `${textsOf(field)} ${field.autocomplete}`;
  if (byNumber.test(asked)) return text(String(persona.fact('messenger').int(...numbersOfQq)));
  if (byPayment.test(asked)) return text(`${persona.username}@upi`);
  return byAddress.test(asked) ? text(`xmpp:${persona.email}`) : text(persona.username);
}

/** Countries whose numbers are written without a calling code at home and read so by every check. */
const nationalFirst = ['US', 'CA', 'CN', 'JP', 'KR', 'TW', 'IR', 'BR'];

/** Countries that write a number without a break. */
const withoutSpaces = ['CN', 'IR'];

/** Beside its calling code: no code, and no trunk prefix, which is dialled at home only. */
function withoutCode({ international, subscriber, national, digits }: Phone) {
  return text(international.replace(/^\+\d+ /, ''), subscriber, national, digits);
}

/** Whether the calling code stands before or behind the box by itself: "+420". One in the box goes as somebody types. */
function standsBeside(calling: string, { texts, control }: GenerateContext['field']): boolean {
  const says = ({ source, text }: (typeof texts)[number]) =>
    source !== 'placeholder' && text.replace(/[\s()]/g, '') === `+${calling}`;
  return control === 'text' && texts.some(says);
}

/** "612345678", "05xxxxxxxx": an example without a gap. */
const isUndivided = (example: string) => /^\d[\dx_]*$/i.test(example.trim());

/** As the field's example shows it, else in the notation most checks take: E.164. */
function anyNotation(phone: Phone, { field, persona, recognition }: GenerateContext) {
  if (standsBeside(persona.locale.places.calling, field)) return withoutCode(phone);
  if (recognition.part.of === 'phone')
    return recognition.part.without === 'area-code' ? text(phone.local) : withoutCode(phone);
  const { national, international, e164, digits, subscriber } = phone;
  const example = placeholderOf(field);
  if (saysSo('undivided', textsOf(field), persona.locale.asks) || withoutSpaces.includes(persona.locale.country))
    return text(digits, subscriber, national, e164);
  const bare = international.replace(/^\+\d+ /, '');
  const abroad = [e164, international, national, digits, subscriber, bare];
  const home = [national, digits, subscriber, bare, e164, international];
  if (/^\s*(\+|00\d)/.test(example))
    return text(...(/\+[\d ]* \d/.test(example) ? [international, ...abroad] : abroad));
  const bareDigits = bare.replace(/\D/g, '');
  // "(5__) ___ __ __": no room for the trunk zero.
  if (/^[\s(]*[1-9]/.test(example) && digits.startsWith('0'))
    return text(...(isUndivided(example) ? [bareDigits, bare] : [bare, bareDigits]), ...home);
  if (/^[\s(]*\d/.test(example)) return text(...(isUndivided(example) ? [digits, ...home] : home));
  return text(...(nationalFirst.includes(persona.locale.country) ? home : abroad));
}

const lineDigits = 4;

/** The North American halves of a local number: exchange and line. */
function inTwo(local: string): readonly [string, string] {
  const cut = Math.max(1, local.length - lineDigits);
  return [local.slice(0, cut), local.slice(cut)];
}
