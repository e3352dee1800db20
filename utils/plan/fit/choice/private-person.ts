/** Whoever fills in a form is somebody, no company: "Privat" of "Privat, Gewerblich", "Pessoa Física", 個人. */
import type { Option } from '../../../pipeline';

const person =
  /^\W*(?:(?:an? |une? |eine? |una |as an? |als |en tant que |jako |como )?(?:private?|individuals?|personal|consumer|home|particuli(?:er|ère)s?|particular(?:es)?|consument|consumidor final|konsument|fyzick[áa] osoba|soukrom[áa] osoba|osoba (?:prywatna|fizyczna)|fizi[čc]k[ao] (?:osoba|lice)|mag[áa]nszemély|persoan[ăa] fizic[ăa]|person[ae] f[íi]sic[ae]|persona f[ií]sica|pessoa f[íi]sica|физ\p{L}*\.? ?лиц\p{L}*|частн\p{L}* лиц\p{L}*|фізична особа|приватна особа|ιδιώτης|bireysel|şahıs|henkilöasiakas|c[áa] nhân|perorangan|pribadi|บุคคลธรรมดา|(?:privat|yksityis|個人|个人|개인)\p{L}*|فرد|أفراد|شخصي|حقیقی|פרטי)(?: (?:person|individual|customer|account|use|client|kunde|kunden|buyer|user|konto|household|persoon|klant))?)\W*(?:\(.*\))?\W*$/iu;
const company =
  /company|business|corporat|organi[sz]ation|commercial|professional|gewerb|firm|unternehm|geschäft|entreprise|professionnel|société|empresa|persona (?:moral|jur[ií]dica|giuridica)|pessoa jur[ií]dica|aziend|impresa|bedrijf|zakelijk|przedsiębior|osoba prawna|právnick|podnikatel|(?<!\p{L})cég|vállalkoz|juridic|prav(?:na|no)|(?<!\p{L})юр|компани|организац|(?<!\p{L})ип(?!\p{L})|εταιρ|επιχείρηση|kurumsal|şirket|법인|기업|사업자|法人|企業|企业|公司|شركة|مؤسسة|حقوقی|עסק|חברה|công ty|doanh nghiệp|perusahaan|นิติบุคคล|företag|bedrift|virksomhed|erhverv|yrity/iu;

/** Mexico's regime of those who earn wages, among those of firms. */
const ofWages = /sueldos y salarios/i;

const most = 5;

/** @returns the option for a person, null where the list does not tell persons from companies */
export function privatePerson(real: readonly Option[]): Option | null {
  const wages = real.find(({ text }) => ofWages.test(text));
  if (wages || real.length < 2 || real.length > most) return wages ?? null;
  // Before `person` is used at all: it takes milliseconds when it first is, at each start of the worker.
  const companies = real.filter(({ text }) => company.test(text));
  if (companies.length === 0) return null;
  const own = real.find(({ text }) => person.test(text));
  return own && companies.some((option) => option !== own && !person.test(option.text)) ? own : null;
}
