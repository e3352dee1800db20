/** What a label says of whoever answers, behind the noun it asks for: "Course you want to attend" asks for a course. */
import { byText } from '../../by-text';

const wishes = [
  "(?:would|[’']d) (?:like|love|prefer)",
  'wish',
  'want',
  'need',
  'plan',
  'intend',
  'hope',
  "(?:are|[’']re) (?:most )?(?:interested|applying|registering|signing|enrolling|enroling|enquiring|inquiring|looking|planning|ordering|booking)",
].join('|');
/** Of moments the wish tells which one it is. A question begins with another word. */
const other =
  '(?:how|what|when|where|which|why|who|whose|whom|do|does|did|are|is|have|has|will|would|can|could|should|please|if)(?!\\p{L})';
const noun = `^(?!${other})(?<noun>(?:(?!\\b(?:date|day|time|month|year)s?\\b)[^.?!:])+?)`;
const wished = new RegExp(
  `${noun},?(?<!(?:what|why|how|when|where|whether|if|as)) (?:that |which )?you(?: |(?=[’']))(?:${wishes})(?!\\p{L}).*$`,
  'isu',
);

/** "City the item is currently located", "State where the vehicle is registered" */
const told = new RegExp(
  `${noun} (?:where |in which |that |which )?(?:the|this) (?:[\\p{L}-]+ ){1,2}(?:is|was|are|were|will be) (?:currently |now |to be )?(?:located|registered|based|kept|stored|situated|parked|shipped|delivered|held|in)(?!\\p{L}).*$`,
  'isu',
);

/** Words without which neither is said: the expressions take milliseconds when first used, at each start of the worker. */
const signOf = { wish: /\byou/i, place: / (?:is|was|are|were|be) /i };

/** The words before "you want to …" or "the item is located"; the whole text where neither is said. */
export const withoutWish = byText((text) => {
  const found = (signOf.wish.test(text) && wished.exec(text)) || (signOf.place.test(text) && told.exec(text));
  return (found && found.groups?.['noun']) || text;
});
