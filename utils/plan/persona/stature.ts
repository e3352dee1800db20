/** How tall and how heavy somebody is, as their sex, age and country let expect. */
import type { RoleName } from '../roles/roles';
import type { Stream } from '../stream';
import type { Sex } from './name';

interface Body {
  readonly role: RoleName | null;
  readonly sex: Sex;
  readonly age: number;
  readonly country: string;
  readonly fact: (name: string) => Stream;
}

/** Centimetres that grown people have on average, in most countries (NCD-RisC 2020, rounded). */
const average: Readonly<Record<Sex, number>> = { female: 165, male: 178 };
/** What is added to it where people are plainly taller or shorter. */
const taller: Readonly<Record<string, number>> = Object.fromEntries([
  ...['CZ', 'DK', 'HR', 'NL', 'NO', 'SE'].map((country) => [country, 3] as const),
  ...['CO', 'CL', 'EG', 'IL', 'JP', 'MX', 'SA', 'TH', 'VN'].map((country) => [country, -5] as const),
  ...['ID', 'IN'].map((country) => [country, -9] as const),
]);
/** Centimetres at each birthday up to the seventeenth (WHO growth standards and reference, medians of both sexes). */
const growth = [50, 75, 87, 95, 103, 110, 116, 121, 127, 133, 138, 144, 150, 156, 161, 165, 168, 169];
const differsBy = 8;

/** In centimetres; a pet's to its shoulder. */
export function heightOf({ role, sex, age, country, fact }: Body): number {
  const stream = fact('height');
  if (role === 'pet') return stream.int(24, 62);
  const grown = average[sex] + (taller[country] ?? 0) + stream.int(-differsBy, differsBy);
  const child = growth[age];
  return child === undefined ? grown : Math.min(grown, child + stream.fork('child').int(-3, 3));
}

/** In kilograms, for the height: neither thin nor stout; children are slighter (WHO growth reference). */
export function weightOf(body: Body): number {
  const stream = body.fact('weight');
  if (body.role === 'pet') return stream.int(4, 32);
  const index = body.age < growth.length ? 15 + 0.3 * body.age : stream.int(205, 270) / 10;
  return Math.round(index * (heightOf(body) / 100) ** 2);
}
