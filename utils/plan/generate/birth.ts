/** When the person was born whom a field asks about: a nursery's form asks for a child that goes there, a crèche's for a baby, a school's for one of six and more. */
import { addDays, yearsBetween } from '../persona/calendar';
import type { GenerateContext } from './generator';

const nursery =
  /nursery|pre-?school|kindergarten|day ?care|(?<!\p{L})kita(?!\p{L})|maternelle|guarder[ií]a|educaci[oó]n infantil|scuola dell.infanzia|jardim de inf[âa]ncia|kinderopvang|peuter|przedszkol|детск(?:ий|ого) сад|ясли|дитяч(?:ий|ого) сад|anaokul|kreş|förskola|barnehage|børnehave|päiväkot|mateřsk|škôlk|óvoda|grădiniț|保育|幼稚園|こども園|幼儿园|幼兒園|托儿|유치원|어린이집|روضة|حضانة|גן ילדים/iu;
/** Where babies go, looked for before nurseries, and what their parents take for them. */
const babies =
  /(?<!\p{L})(?:baby|infants?|toddlers?)(?!\p{L})|parental leave|maternity leave|paternity leave|cr[èe]che|krippe|elternzeit|elterngeld|cong[ée] (?:parental|de (?:maternité|paternité))|licen[cç]a (?:parental|maternidade|paternidade)|asilo nido|congedo parentale|żłob|urlop (?:rodzicielski|macierzyński)|(?<!\p{L})ясли|декрет|vuggestue|bölcsőde|乳児|育児休業|托儿所|육아휴직/iu;
const school =
  /school|pupil|camp(?!us)|ferienlager|colonie|colonia|kolonia|tábor|лагер|schul|schüler|scola(?:ire|st)|[ée]l[èe]v|école|escol|alumno|aluno|alunno|scuola|leerling|ucz(?:eń|ni)|szkoł|школ|учени|žák|škol|okul|学校|入学|小学|生徒|학교|مدرسة/iu;
/** Ages of those a form is for, the youngest sort first. */
const sorts: readonly (readonly [pattern: RegExp, youngest: number, oldest: number])[] = [
  [babies, 0, 2],
  [nursery, 1, 4],
  [school, 6, 17],
];

/** @returns `YYYY-MM-DD` */
export function birthDateIn({ persona, field }: Pick<GenerateContext, 'persona' | 'field'>): string {
  if (persona.role !== 'child') return persona.birthDate;
  const sort = sorts.find(([pattern]) => field.formTexts.some((text) => pattern.test(text)));
  if (!sort) return persona.birthDate;
  const [, youngest, oldest] = sort;
  if (persona.age >= youngest && persona.age <= oldest) return persona.birthDate;
  const years = persona.fact('nursery age').int(youngest, oldest);
  return addDays(persona.birthDate, Math.round((persona.age - years) * 365.25));
}

/** Full years on the reference day. */
export function ageIn(context: Pick<GenerateContext, 'persona' | 'field'>): number {
  return yearsBetween(birthDateIn(context), context.persona.today);
}
