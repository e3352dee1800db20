import eras from '../../utils/plan/locale/name-eras.json';
import type { NameEras, NameLists } from '../../utils/plan/locale/name-lists';

/** Names by the year of birth up to which, or from which on, they are usual; separated by spaces. */
interface WrittenEras {
  readonly until: Readonly<Record<string, string>>;
  readonly from: Readonly<Record<string, string>>;
}

/**
 * When the given names of these lists were usual.
 * @param language as the table names it
 * @returns undefined for a language whose names nobody has dated
 */
export function erasOf({ female, male }: NameLists, language: string): NameEras | undefined {
  const written = (eras as Readonly<Record<string, WrittenEras>>)[language];
  if (!written) return undefined;
  const [from, until] = [yearByName(written.from), yearByName(written.until)];
  const names = [...female.given, ...male.given].map((entry) => entry.split('/')[0]!);
  const dated = names.filter((name) => from.has(name) || until.has(name));
  return Object.fromEntries(dated.map((name) => [name, [from.get(name) ?? null, until.get(name) ?? null]]));
}

function yearByName(byYear: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(byYear).flatMap(([year, names]) => names.split(' ').map((name) => [name, Number(year)])),
  );
}
