/** Several parts of a house in one box: "Stiege / Stock / Tür", "Emelet, ajtó", "Scala, interno, piano". */
import { byText } from './by-text';
import { withoutBrackets } from './brackets';

type HousePart = 'block' | 'stairs' | 'floor' | 'door';

const words: Readonly<Record<HousePart, string>> = {
  block: 'blo(?:c|ck|co|que|k)|building|gebäude|bâtiment|edificio|корпус|budova|budynek',
  stairs:
    "stiege|stg|aufgang|staircase|stairs|escalier|escalera|esc|escada|scala|scar[ăa]|klatka|lépcsőház|lépcső|подъезд|під[’']їзд|κλίμακα|כניסה",
  floor:
    'stock|stockwerk|etage|geschoss|étage|floor|piano|piso|planta|andar|etaj|piętro|emelet|patro|poschodí|poschodie|kat|våning|verdieping|kerros|этаж|поверх|όροφος|קומה|الطابق|طابق',
  door: 'tür|türnr|türnummer|top|wohnung|door|apartment|apt|flat|unit|porte|appartement|interno|int|puerta|porta|apartament|ap|mieszkanie|lokal|ajtó|byt|daire|dörr|lägenhet|asunto|квартира|кв|διαμέρισμα|דירה|side|dør|شقة|الشقة|رقم الشقة',
};
const patterns = (Object.keys(words) as HousePart[]).map(
  (part) => [part, new RegExp(`^(?:${words[part]})\\.?$`, 'iu')] as const,
);
const joints = /\s*[/,;+&*]\s*|\s+(?:und|and|et|y|e|og|och|i|és|a|и|та)\s+/iu;

/** @returns the parts that a label lists, none where it says anything else or names only one: "Top / Tür" */
export const housePartsOf = byText((label): readonly (readonly [part: HousePart, word: string])[] => {
  const pieces = withoutBrackets(label).split(joints).filter(Boolean);
  const found = pieces.map((piece) => patterns.find(([, says]) => says.test(piece.trim()))?.[0] ?? null);
  if (pieces.length < 2 || found.includes(null) || new Set(found).size < found.length) return [];
  return pieces.map((piece, at) => [found[at]!, piece.trim().replace(/\.$/, '')]);
});

/** The parts as the country writes them: "2/3/14", "3. emelet, 14. ajtó", "Scala 2, piano 3", "2. th". */
export function joinedHouseParts(label: string, country: string, values: Readonly<Record<HousePart, string>>): string {
  const parts = housePartsOf(label);
  if (country === 'DK') return `${values.floor}. ${Number(values.door) % 2 ? 'tv' : 'th'}`;
  if (country === 'AT') return parts.map(([part]) => values[part]).join('/');
  return parts
    .map(([part, word]) => (country === 'HU' ? `${values[part]}. ${word.toLowerCase()}` : `${word} ${values[part]}`))
    .join(', ');
}
