/** Which boxes of a question are ticked. */
import { grouped } from '../grouped';
import { firstText } from '../label-of';
import type { FieldDescriptor } from '../../pipeline';
import { makeStream } from '../stream';
import { isEvasive } from './choice/evasive';
import type { Fitted } from './fitted';
import type { FittedField } from './pairs';

/** Kinds that say themselves whether they are ticked. */
const decided = /-consent$|^remember-me$/;
/** "I currently work here": then there is no last day. */
const goesOn =
  /\b(?:currently|presently|still) (?:work|study|employ|attend|enrol|live|in this)|\bpresent\b|bis heute|derzeit|actuellement|en cours|actualmente|atualmente|attualmente|obecnie|настоящее время|現在在|至今|حتى الآن/iu;

/**
 * For realistic values: a box that is a question by itself is ticked, since a form that was filled shows it and what
 * depends on it; of several boxes to one question at least one is, not all, and none that denies the others.
 * @returns what was fitted, in the same order
 */
export function fitTicks(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const question of questions(fields)) {
    const ticked = ticksOf(question, fields);
    for (const index of question) fitted[index] = withTick(fitted[index]!, ticked.has(index));
  }
  return fitted;
}

function ticksOf(question: readonly number[], fields: readonly FittedField[]): ReadonlySet<number> {
  const [first = -1] = question;
  if (question.length === 1)
    return new Set(endsWhatGoesOn(fields[first]!, fields) || isLack(fields[first]!.field) ? [] : [first]);
  const sincere = question.filter((index) => !isDenial(fields[index]!.field));
  const list = sincere.length > 0 ? sincere : question;
  const ticked = list.filter((index) => isTicked(fields[index]!.fitted));
  if (ticked.length === 0) return new Set(list.slice(0, 1));
  if (ticked.length < list.length || list.length === 1) return new Set(ticked);
  const stream = makeStream(list.map((index) => labelOf(fields[index]!.field)).join('|'));
  const start = stream.int(0, list.length - 1);
  const drawn = list.length > 2 ? [start, (start + stream.int(1, 2)) % list.length] : [start];
  return new Set([...drawn.map((at) => list[at]!), ...list.filter((index) => fields[index]!.field.required)]);
}

/** Positions of the boxes, those to one question together. */
function questions(fields: readonly FittedField[]): number[][] {
  const boxes = [...fields.keys()].filter((index) => {
    const { field, recognition, fitted } = fields[index]!;
    return field.control === 'check' && fitted.value !== null && !decided.test(recognition.kind);
  });
  const question = (index: number) => {
    const { field } = fields[index]!;
    return JSON.stringify([field.form, questionOf(field) || index]);
  };
  const byName = [...grouped(boxes, question).values()];
  const alone = byName.filter(({ length }) => length === 1).flat();
  const titles = grouped(alone, (index) => titleKey(fields[index]!.field)).values();
  const denied = [...titles].filter((together) => together.some((index) => isDenial(fields[index]!.field)));
  const regrouped = new Set(denied.flat());
  return [...byName.filter(([first]) => !regrouped.has(first!)), ...denied];
}

/** "None of these" makes one question of the boxes under its legend or heading, by whatever names they go. */
function titleKey({ form, texts }: FieldDescriptor): string {
  const title = texts.find(({ source }) => source === 'legend') ?? texts.find(({ source }) => source === 'heading');
  return JSON.stringify([form, title?.text ?? '']);
}

/** Boxes to one question share a name, or have none and share a legend. */
function questionOf({ name, texts }: FieldDescriptor): string {
  return name || (texts.find(({ source }) => source === 'legend')?.text ?? '');
}

/** Whether a box says something of the others: "None of these"; "Select all", which ticks them, whatever is planned. */
function isDenial(field: FieldDescriptor): boolean {
  const text = labelOf(field);
  return takesAll.test(text) || isEvasive({ index: 1, value: '', text, disabled: false, group: '' });
}

const takesAll =
  /^\W*(?:(?:select|check|tick|choose) all|all of (?:the above|these)|alle?s? (?:auswählen|selecteren)|tout (?:sélectionner|cocher)|seleccionar tod[oa]s?|selecionar tud[oa]s?|seleziona tutt[oi]|(?:wybierz|zaznacz) wszystk\p{L}+|выбрать вс[её]|すべて選択|全選択|全选|全選|(?:모두|전체) 선택)\W*$/iu;

/** "Sin número", "No middle name": a box for those who could not fill in what stands beside it. */
const lack =
  /^\W*(?:(?:i |we )?(?:don[’']?t|do not|does not|doesn[’']t) have (?:an? |any )?|no |without (?:an? )?|sin |no tengo |sem |n[ãa]o (?:tenho|possuo) |senza |non ho (?:un[ao]? )?|sans |(?:je n[’']ai )?pas de |ohne |keine? |ich habe keine? |zonder |geen |ik heb geen |brak |bez |nie mam |nemám |без |нет |у меня нет |немає |uden |uten |utan |jag har inget |fără |nu am |nincs )(?:\p{L}+ )?\p{L}*(?:n[uú]m\p{L}*|nummer|number|no\.|номер\p{L}*|name|naam|nom|apellido|cognome|nazwiska|отчеств\p{L}*|address|adress\p{L}*|postcode|postal|zip|e-?mail|phone|telefon\p{L}*|telefoon|website|web|fax|apartment|apto|complemento|vat|cpf|nif|dni|logo|logradouro)\W*$/iu;

function isLack(field: FieldDescriptor): boolean {
  return !field.required && (lack.test(labelOf(field)) || takesAll.test(labelOf(field)));
}

/** Whether the box says that something has no end while the form asks for one. */
function endsWhatGoesOn({ field }: FittedField, fields: readonly FittedField[]): boolean {
  if (field.required || !goesOn.test(labelOf(field))) return false;
  return fields.some(({ field: other, recognition }) => other.form === field.form && endOf(recognition));
}

function endOf({ kind, ask }: FittedField['recognition']): boolean {
  return kind === 'end-date' || ask === 'work-end' || ask === 'study-end';
}

function labelOf(field: FieldDescriptor): string {
  return field.texts.find(({ source }) => source === 'label')?.text ?? firstText(field);
}

function isTicked({ value }: Fitted): boolean {
  return value?.as === 'check' && value.checked;
}

function withTick(fitted: Fitted, checked: boolean): Fitted {
  if (fitted.value === null || isTicked(fitted) === checked) return fitted;
  return { ...fitted, value: { as: 'check', checked }, shown: checked ? '✓' : '–' };
}
