/** What is counted in one form: adults and children are all there are, who need so many rooms, tables and buses; tests pass or fail. */
import type { AskTable } from '../../../asks/ask-data';
import { unitsAt } from '../../../asks/units';
import { matchesFolded } from '../../../pattern-of';
import { amountIn, fittedAmount, isAmount } from './amounts';
import { plainLabel } from '../said-in';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';

type Words = AskTable['headcounts'];

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, groups of people adding up, and no more places for them than they fill
 */
export function fitPeople(fields: readonly FittedField[], { headcounts }: Pick<AskTable, 'headcounts'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const all of formsOf(fields)) {
    const form = all.filter((at) => isCount(fields[at]!));
    if (form.length < 2) continue;
    const labels = new Map(form.map((at) => [at, plainLabel(fields[at]!)]));
    const those = (says: string) => form.filter((at) => matchesFolded(says, labels.get(at)!));
    const counted: Counted = { fields, fitted, those };
    for (const { of, sorts } of headcounts.partitions) {
      const ended = those(of)[0];
      if (ended !== undefined) addUp(ended, counted, [{ sorts, alike: false }]);
    }
    const whole = those(headcounts.whole).find((at) => !matchesFolded(headcounts.notWhole, labels.get(at)!));
    if (whole === undefined) continue;
    const { says, sleep, stay, home } = headcounts.bareRooms;
    const isStay =
      !matchesFolded(home, labels.get(whole)!) && all.some((at) => matchesFolded(stay, plainLabel(fields[at]!)));
    sleepInRooms(whole, counted, isStay ? [...headcounts.rooms, [says, sleep]] : headcounts.rooms);
    addUp(whole, counted, headcounts.groups);
    fillPlaces(whole, counted, headcounts);
  }
  return fitted;
}

interface Counted {
  readonly fields: readonly FittedField[];
  readonly fitted: Fitted[];
  /** The form's counts whose labels say something. */
  those(says: string): number[];
}

function isCount(one: FittedField): boolean {
  return isAmount(one) && Number.isInteger(amountIn(one.fitted)) && unitsAt(one.field).length === 0;
}

function set(at: number, count: number, { fields, fitted }: Counted): boolean {
  const made = fittedAmount(fields[at]!, count);
  if (made) fitted[at] = made;
  return made !== null;
}

/** Of several sorts of rooms as many sleep in them as there are; where so few are not allowed, there are more of each. */
function sleepInRooms(whole: number, counted: Counted, rooms: Words['rooms']): void {
  const sorts = rooms.flatMap(([says, sleep]) => counted.those(says).map((at) => ({ at, sleep })));
  const beds = sorts.reduce((sum, { at, sleep }) => sum + sleep * amountIn(counted.fitted[at]!), 0);
  const guests = amountIn(counted.fitted[whole]!);
  if (sorts.length === 0 || beds === 0 || (guests <= beds && guests > beds / 2)) return;
  if (sorts.length > 1 && set(whole, beds, counted)) return;
  for (const { at, sleep } of sorts) set(at, Math.ceil(guests / sorts.length / sleep), counted);
}

/** Groups that are all there are: of those that are alike each gets its share, else the first gets who is left over. */
function addUp(whole: number, counted: Counted, groups: Words['groups']): void {
  for (const { sorts, alike } of groups) {
    const parts: (number | undefined)[] = [];
    for (const says of sorts) parts.push(counted.those(says).find((at) => at !== whole && !parts.includes(at)));
    const there = parts.filter((at) => at !== undefined);
    if (there.length < 2 || parts[0] === undefined || parts[1] === undefined) continue;
    const total = amountIn(counted.fitted[whole]!);
    const sum = there.reduce((all, at) => all + amountIn(counted.fitted[at]!), 0);
    if (sum === total) return;
    const share = Math.floor(total / there.length);
    if (alike && share > 0)
      there.forEach((at, nth) => set(at, nth === 0 ? total - share * (there.length - 1) : share, counted));
    else if (sum < total || !set(whole, sum, counted)) shareOut(total, there, counted);
    return;
  }
}

/** The first gets who is left over, one at least: of the others there are no more than that leaves. */
function shareOut(total: number, [first, ...others]: readonly number[], counted: Counted): void {
  let left = total;
  for (const at of others) {
    const count = amountIn(counted.fitted[at]!);
    const most = Math.max(0, left - 1);
    left -= count > most && set(at, most, counted) ? most : count;
  }
  if (left >= 0) set(first!, left, counted);
}

/** Tables, chairs, buses, supervisors: as many as the people need. */
function fillPlaces(whole: number, counted: Counted, { places }: Words): void {
  const people = amountIn(counted.fitted[whole]!);
  for (const [says, fewest, usual, most] of places)
    for (const at of counted.those(says)) {
      const count = amountIn(counted.fitted[at]!);
      const isRight = count >= Math.floor(people / most) && count <= Math.ceil(people / fewest);
      if (at !== whole && !isRight) set(at, Math.ceil(people / usual), counted);
    }
}
