/** When the person was born whom a field asks about: a nursery's form asks for a child that goes there. */
import { addDays, yearsBetween } from '../persona/calendar';
import type { GenerateContext } from './generator';

const nursery =
  /nursery|pre-?school|kindergarten|day ?care|cr[èe]che|(?<!\p{L})kita(?!\p{L})|krippe|maternelle|guarder[ií]a|educaci[oó]n infantil|asilo nido|scuola dell.infanzia|creche|jardim de inf[âa]ncia|kinderopvang|peuter|żłob|przedszkol|детск(?:ий|ого) сад|ясли|дитяч(?:ий|ого) сад|anaokul|kreş|förskola|barnehage|børnehave|vuggestue|päiväkot|mateřsk|škôlk|óvoda|bölcsőde|grădiniț|保育|幼稚園|こども園|幼儿园|幼兒園|托儿|유치원|어린이집|روضة|حضانة|גן ילדים/iu;
const [youngest, oldest] = [1, 5];

/** @returns `YYYY-MM-DD` */
export function birthDateIn({ persona, field }: Pick<GenerateContext, 'persona' | 'field'>): string {
  const isPupil =
    persona.role === 'child' && persona.age > oldest && field.formTexts.some((text) => nursery.test(text));
  if (!isPupil) return persona.birthDate;
  const years = persona.fact('nursery age').int(youngest, oldest);
  return addDays(persona.birthDate, Math.round((persona.age - years) * 365.25));
}

/** Full years on the reference day. */
export function ageIn(context: Pick<GenerateContext, 'persona' | 'field'>): number {
  return yearsBetween(birthDateIn(context), context.persona.today);
}
