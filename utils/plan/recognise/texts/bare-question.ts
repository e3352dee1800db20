/** A question without what forms add to it for those who hear it. */
import type { FieldDescriptor } from '../../../pipeline';
import { byText } from '../../by-text';

/** Sentences behind the star that says an answer is wanted. */
const behindStar = /(?<=[\p{L}\p{N})?:])\s*\*\s+[^*]+\.$/u;

/** That it must be answered, and by what sort of control (Microsoft Forms, Form.io). */
const additions = ['required to answer', 'single line text', 'multi line text', 'single choice', 'multiple choice'];
const addedAtEnd = new RegExp(
  `(?:[\\s,.*]+(?:${additions.join('|')}|(?:this )?(?:field|question) is required|required (?:field|question)|numeric only)[,.]*)+$`,
  'i',
);

/** "1. Your name * Required to answer. Single line text." asks for "1. Your name"; what is nothing else stays. */
const bare = byText((text) => withoutClause(text.replace(behindStar, '').replace(addedAtEnd, '')));

/** Things and firms that have a name, whoever the clause behind them is about. */
const thing =
  /^\W*name of (?:the |your |any |current |previous |other )*(?:\p{L}+ )?(?:hospital|clinic|practice|surgery|pharmacy|school|college|university|nursery|company|firm|business|organi[sz]ation|institution|agency|charity|club|society|church|bank|insurer|airline|hotel|shop|store|branch|restaurant|venue|vessel|ship|boat|course|class|programme|program|event|product|medication|medicine|project|building|site|property|road|street|town|city|village|newspaper|magazine|website|device|document)(?= (?:where|which|that|in|on|at|from|to|for|by|with|you|we|they|your|the|he|she)(?!\p{L}))/iu;
/** The same by a place, in other languages: "Nombre del hospital donde ingresó". */
const place =
  /^\W*(?:nom|nombre|nome|name|naam)(?!\p{L}).{3,40}?(?=,? (?:où|dans (?:lequel|laquelle)|donde|en (?:el|la) que|dove|in cui|onde|em que|n[oa] qual|waar(?:in|op|aan)?|in (?:dem|der|denen|welchem|welcher))(?!\p{L}))/iu;

/** "Name of hospital where admitted" asks for the hospital's name. */
function withoutClause(text: string): string {
  return (thing.exec(text) ?? place.exec(text))?.[0] ?? text;
}

/** The field with its texts bare; itself where they are. */
export function withBareQuestions(field: FieldDescriptor): FieldDescriptor {
  return withTexts(field, bare);
}

/** Whom Polish forms speak to, by the word for a country: "Skąd Państwo o nas wiedzą?", "Państwa opinia". */
const addressee = /(?<=\S\s+)Państwo(?!\p{L})|(?<!\p{L})Państw(?:a|u|em)(?!\p{L})/gu;
const unaddressed = byText((text) => text.replace(addressee, ' '));

/** The field with nobody spoken to in its texts; itself where nobody is. */
export function withoutAddressee(field: FieldDescriptor): FieldDescriptor {
  return withTexts(field, unaddressed);
}

function withTexts(field: FieldDescriptor, made: (text: string) => string): FieldDescriptor {
  if (field.texts.every(({ text }) => made(text) === text)) return field;
  return { ...field, texts: field.texts.map((one) => ({ ...one, text: made(one.text) })) };
}
