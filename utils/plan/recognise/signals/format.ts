/** What the look of a sample value, a mask or a pattern says: "DD/MM/YYYY", "+49 …", "XXXX-XXXX". */
import { byText } from '../../by-text';
import { spanIn } from '../../day-span';
import { exampleIn } from '../../example-mark';
import type { Vote } from './vote';
import { withoutWish } from '../texts/wished-for';

interface FormatRule {
  readonly when: RegExp;
  readonly votes: readonly Vote[];
}

const vote = (kind: Vote['kind'], quality: number): Vote => ({ kind, quality });

/** For texts that show a value: placeholder, hint, mask. */
const sampleRules: readonly FormatRule[] = [
  {
    when: /^\W*(john|jane|max|erika|jean|juan|mario|jan|иван|ivan) (doe|smith|mustermann|dupont|pérez|perez|rossi|jansen|kowalski|novák|иванов)\W*$/i,
    votes: [vote('name', 0.7)],
  },
  { when: /^\W*(john|jane|erika|иван)\W*$/i, votes: [vote('given-name', 0.6)] },
  {
    when: /^\W*(doe|smith|mustermann|dupont|иванов)\W*$/i,
    votes: [vote('family-name', 0.6)],
  },
  {
    when: /^\W*\d{1,4} [\p{L} ]+ (st|street|ave|avenue|rd|road|lane|blvd)\b/iu,
    votes: [vote('street-address', 0.7)],
  },
  { when: /^\W*(acme|musterfirma)\b/i, votes: [vote('organization', 0.7)] },
  { when: /[\w.+-]+@[\w-]+(\.\w+)+|^@\w+\.\w+$/, votes: [vote('email', 0.9)] },
  { when: /https?:\/\/|\bwww\./i, votes: [vote('url', 0.8)] },
  { when: /linkedin\.com\//i, votes: [vote('linkedin', 0.9)] },
  { when: /github\.com\//i, votes: [vote('github', 0.9)] },
  { when: /facebook\.com\//i, votes: [vote('facebook', 0.9)] },
  { when: /youtube\.com\//i, votes: [vote('youtube', 0.9)] },
  { when: /^\s*@\w{2,20}\s*$/, votes: [vote('social-handle', 0.6)] },
  {
    when: /^\s*(mm|m|мм|μμ)\s*[/.\-| ]\s*(yy|yyyy|aa|aaaa|jj|jjjj|rr|rrrr|гг|гггг|åå|vv|éé)\s*$/i,
    votes: [vote('cc-exp', 0.8)],
  },
  {
    when: /\b(dd|d|tt|jj|gg|дд|ηη|pp|nn)\s*[/.\- ]\s*(mm|m|aa|мм|μμ|kk|hh)\s*[/.\- ]\s*(y{2,4}|a{2,4}|j{2,4}|r{4}|г{4}|v{4}|å{4}|é{4}|ε{4})/iu,
    votes: [vote('date', 0.6)],
  },
  {
    when: /\b(mm|m)\s*[/.\- ]\s*(dd|d)\s*[/.\- ]\s*y{2,4}\b|\by{4}\s*[/.\- ]\s*m{1,2}\s*[/.\- ]\s*d{1,2}\b/i,
    votes: [vote('date', 0.6)],
  },
  // A day without its year is nearly always a birthday.
  { when: /^\s*(?:(?:dd|tt|jj|gg|дд|ηη)\s*[/.-]\s*(?:mm|мм|μμ)|mm\s*[/.-]\s*dd)[.\s]*$/iu, votes: [vote('bday', 0.9)] },
  {
    when: /年.*月.*日|\b(19|20)\d\d[-/.]\d\d[-/.]\d\d\b|\b\d\d[-/.]\d\d[-/.](19|20)\d\d\b/,
    votes: [vote('date', 0.5)],
  },
  { when: /^\s*(0[1-9]|1[0-2])\s*\/\s*\d\d(\d\d)?\s*$/, votes: [vote('cc-exp', 0.7)] },
  { when: /^\s*(\d{4}[ -]){3}\d{4}\s*$|^\s*([x*•·0_#9]{4}[ -]){3}[x*•·0_#9]{4}\s*$/i, votes: [vote('cc-number', 0.8)] },
  { when: /^\s*[A-Z]{2}\d{2}([ ]?[\dA-Z]{4}){3,}/, votes: [vote('iban', 0.9)] },
  { when: /^\s*\+\d{1,3}([ (-]|\d{5,})/i, votes: [vote('tel', 0.7)] },
  { when: /\(?[\dx_#9]{3}\)?[ .-][\dx_#9]{3}[ .-][\dx_#9]{4}\s*$/i, votes: [vote('tel', 0.7)] },
  { when: /^\s*\(?[x_#9\d]{3}[) -]+[x_#9\d]{2}[ -][x_#9\d]{4}\s*$/i, votes: [vote('social-security', 0.6)] },
  { when: /^[0-9a-fx]{8}-[0-9a-fx]{4}-[0-9a-fx]{4}-[0-9a-fx]{4}-[0-9a-fx]{12}$/i, votes: [vote('uuid', 0.9)] },
  // "4.2.1.3" may be a clause or a version.
  { when: /^\s*(?=0\.0\.0\.0|10\.0\.|.*\d{3})\d{1,3}(\.\d{1,3}){3}\s*$/, votes: [vote('ipv4', 0.8)] },
  { when: /^\s*([0-9a-fx]{2}[:-]){5}[0-9a-fx]{2}\s*$/i, votes: [vote('mac-address', 0.8)] },
  { when: /^\s*#[0-9a-f]{3}([0-9a-f]{3})?\s*$/i, votes: [vote('hex-color', 0.8)] },
  { when: /^\s*hh\s*:\s*mm|^\s*(--|__):(--|__)|^\s*\d\d:\d\d\s*$/i, votes: [vote('time', 0.6)] },
];

/** For `pattern` attributes. */
const patternRules: readonly FormatRule[] = [
  { when: /@/, votes: [vote('email', 0.7)] },
  { when: /^\^?\(?(\[0-9\]|\\d)\{5\}(\(?[-(?:]|\)?\$?$)/, votes: [vote('postal-code', 0.5)] },
  { when: /https\?/, votes: [vote('url', 0.7)] },
  { when: /^\^?\[A-Z\]\{2\}(\[0-9\]|\\d)\{2\}/, votes: [vote('iban', 0.5)] },
];

/** Repeated letters that stand for digits of a date, two or three times: "MM/YY", "TT.MM.JJJJ". */
const trailingSample =
  /^(.+?)[\s:,]*[([（]?\s*((\p{L})\3{0,3}\s*[/.-]\s*(?:(\p{L})\4{0,3}\s*[/.-]\s*)?(\p{L})\5{1,3})\s*[)\]）]?[\s*:]*$/u;

/** Tells a label's words from the sample behind them: "Expires (MM/YY)" is "Expires" and "MM/YY". */
export const wordsAndSample = byText((text): { readonly words: string; readonly sample: string } => {
  const span = spanIn(text);
  if (span) return { words: span.before, sample: text.slice(span.before.length) };
  const [, words = text, sample = ''] = trailingSample.exec(text) ?? [];
  return weighSample(sample).length > 0 ? { words, sample } : { words: withoutWish(text), sample: '' };
});

/** @param sample a placeholder, hint or mask as the page shows it */
export const weighSample = byText((sample): readonly Vote[] => {
  if (spanIn(sample)) return [vote('date-range', 0.9)];
  const shown = (exampleIn(sample) ?? sample).slice(0, 80);
  return sampleRules.find(({ when }) => when.test(shown))?.votes ?? [];
});

/** What a field holds already says little of what it is for; two days say that it takes two. */
export function weighHeld(text: string): readonly Vote[] {
  return spanIn(text) ? weighSample(text) : [];
}

/** @param pattern the attribute's text; looked at, never run */
export function weighPattern(pattern: string): readonly Vote[] {
  return patternRules.find((rule) => rule.when.test(pattern.slice(0, 200)))?.votes ?? [];
}
