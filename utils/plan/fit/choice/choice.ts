import type { Moment } from '../../../moment/moment';
import type { ChoiceControl, FieldFacts, Option } from '../../../pipeline';
import type { Draft } from '../../draft';
import { isOpen } from '../../recognise/asks/prevails';
import type { Stream } from '../../stream';
import { fittedOptions, fittedUnseen, refused, type FitContext, type Fitted } from '../fitted';
import { pieceOf } from '../date/pieces';
import { momentOfDraft } from '../date/units';
import { agreementStep, agreementSteps } from './agreement';
import { isEvasive, isPlaceholder, isQuestion } from './evasive';
import { matchForms, matchNumber } from './match';
import { denialOf, oneOf, ordinary } from './ordinary';
import { privatePerson } from './private-person';
import { anywhere, wantedForms } from './wanted';

type ChoiceField = FieldFacts & ChoiceControl;

/** The option that says what the draft says, else a sensible one; never a placeholder. */
export function fitChoice(draft: Draft, field: ChoiceField, context: FitContext): Fitted {
  const wanted = wantedForms(draft, field, context);
  const unseen = (texts: readonly string[], many: number) =>
    saying(wholeDay(draft, context), fittedUnseen(texts, many));
  const count = howMany(field, context.stream);
  if (!field.optionsKnown || (field.options.length === 0 && field.editable))
    return context.recognition.kind === 'tags' ? unseen(single(wanted), Math.max(count, 2)) : unseen(wanted, count);
  const { asksFirst } = context.recognition;
  const real = realOptions(asksFirst ? field.options.slice(1) : field.options, field);
  if (real.length === 0) return refused('no-option');
  const known = stepFor(real, context) ?? nationalPaper(real) ?? privatePerson(real);
  const denial = known ? null : unknownDenial(draft, real, field, context);
  if (denial) return fittedOptions([denial]);
  const match = known ?? matchDraft(draft, wanted, real, context);
  if (!match && field.optionCount > field.options.length && wanted.length > 0) return unseen(wanted, count);
  if (match) return chosen(match, real, count, context.stream);
  const usual = ordinary(real, field, context.priors);
  return chosen(oneOf(usual, field, context.stream), usual, count, context.stream);
}

/** The moment of a draft, where no piece of it alone is asked for. */
function wholeDay(draft: Draft, context: FitContext): Moment | null {
  return draft.is === 'date' && pieceOf(context) === null ? momentOfDraft(draft) : null;
}

/** A list that nobody has seen yet may turn out to be a calendar. */
function saying(moment: Moment | null, fitted: Fitted): Fitted {
  return moment && fitted.value?.as === 'options' ? { ...fitted, value: { ...fitted.value, moment } } : fitted;
}

/** Tags are entered one by one. */
function single(wanted: readonly string[]): string[] {
  const alone = wanted.filter((form) => !form.includes(','));
  return alone.length > 0 ? alone : [...wanted];
}

/**
 * Options that a person could choose.
 * @param asked the field, where a first option that only repeats its question is none either
 */
export function realOptions(options: readonly Option[], asked?: FieldFacts): Option[] {
  const enabled = options.filter((option) => !option.disabled);
  const real = enabled.filter((option) => !isPlaceholder(option) && !(asked && isQuestion(option, options, asked)));
  // A list of nothing but its prompt waits for what is chosen elsewhere.
  return real.length > 0 || options.length === 1 ? real : enabled.filter((option) => option.value !== '');
}

function stepFor(real: readonly Option[], { recognition, stream }: FitContext): Option | null {
  const steps = recognition.kind === 'survey-scale' ? agreementSteps(real) : null;
  return steps && agreementStep(steps, stream);
}

const papers =
  /passport|pasaporte|passaporte|passeport|reisepass|paszport|паспорт|護照|护照|여권|driv|licen|extranjer|estrangeir|foreign|\bnit\b|\bfin\b|\bruc\b|\bcnpj\b/iu;
const ofEveryone =
  /\bid card\b|identity card|national id|c[ée]dula de (?:ciudadan|identidad)|\bdni\b|\bcpf\b|\bnric\b|\brut\b|\bnif\b|personalausweis|carte (?:nationale )?d.identit|carta d.identit|dow[óo]d osobisty|身份证|身分證|identity document|citizen card|cart[ãa]o de cidad/iu;

/** Of a list of identity papers the one that everybody has: the number beside it is a citizen's own. */
function nationalPaper(real: readonly Option[]): Option | null {
  const own = real.find(({ text }) => ofEveryone.test(text));
  const others = real.filter(({ text }) => text !== own?.text && (papers.test(text) || ofEveryone.test(text)));
  return own && others.length > 0 ? own : null;
}

/** Of what nobody knows more of than its words. */
function unknownDenial(draft: Draft, real: readonly Option[], field: ChoiceField, context: FitContext): Option | null {
  const { kind, ask } = context.recognition;
  const isKnown = ask !== undefined || draft.is === 'flag' || !(isOpen(kind) || kind === 'number');
  return isKnown ? null : denialOf(real, field, context.priors);
}

function matchDraft(
  draft: Draft,
  wanted: readonly string[],
  real: readonly Option[],
  context: FitContext,
): Option | null {
  if (draft.is === 'number') return matchNumber(real, draft.number) ?? matchForms(real, wanted);
  const number = soleNumber(wanted);
  return (
    matchForms(real, wanted) ?? (number === null ? null : matchNumber(real, number)) ?? anywhere(draft, real, context)
  );
}

/** A draft in digits alone speaks of a number as well: an age, a year, a size. */
function soleNumber(forms: readonly string[]): number | null {
  const first = forms[0] ?? '';
  const span = /^(\d+)\s*[-–]\s*(\d+)$/.exec(first);
  if (span) return (Number(span[1]) + Number(span[2])) / 2;
  return /^-?\d+([.,]\d+)?$/.test(first) ? Number(first.replace(',', '.')) : null;
}

function howMany({ multiple, type }: ChoiceField, stream: Stream): number {
  if (type === 'check-group') return stream.int(1, 2);
  return multiple ? stream.int(1, 3) : 1;
}

/** @param among what may be chosen beside the first */
function chosen(first: Option, among: readonly Option[], count: number, stream: Stream): Fitted {
  const options = [first];
  const rest = among.filter((option) => option !== first && !isEvasive(option));
  while (options.length < count && rest.length > 0 && !isEvasive(first)) {
    options.push(...rest.splice(stream.int(0, rest.length - 1), 1));
  }
  options.sort((one, other) => one.index - other.index);
  return fittedOptions(options);
}
