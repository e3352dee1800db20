/** How a person lives: married or not, with whom, and on what. */
import type { RoleName } from '../roles/roles';
import type { Stream } from '../stream';

/** In the order of the words in `locale/phrases`. */
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** In the order of the words in `locale/phrases`. */
export const employments = ['employed', 'self-employed', 'student', 'retired'] as const;
export type Employment = (typeof employments)[number];

export interface Life {
  readonly maritalStatus: MaritalStatus;
  readonly children: number;
  /** Everybody at the address, the person included. */
  readonly household: number;
  readonly employment: Employment;
}

/** What a page takes for granted by asking for it. */
export interface TakenForGranted {
  readonly spouse: boolean;
  readonly child: boolean;
  readonly job: boolean;
}

export const nothingTaken: TakenForGranted = { spouse: false, child: false, job: false };

const ageOfMajority = 18;
export const pensionAge = 67;
const lastStudentAge = 23;
const childrenLeaveHomeBy = 55;

/** Of a hundred people up to an age so many are single, married, divorced, widowed. */
const shares: readonly (readonly [upTo: number, ...shares: readonly number[]])[] = [
  [17, 100, 0, 0, 0],
  [23, 85, 15, 0, 0],
  [30, 45, 54, 1, 0],
  [45, 20, 68, 12, 0],
  [66, 10, 65, 21, 4],
  [200, 5, 60, 14, 21],
];

export function makeLife(age: number, stream: Stream, taken: TakenForGranted = nothingTaken): Life {
  const maritalStatus = taken.spouse && age >= ageOfMajority ? 'married' : statusAt(age, stream.fork('status'));
  const children = childrenOf(age, maritalStatus, stream.fork('children'), taken);
  const atHome = age <= childrenLeaveHomeBy ? children : 0;
  const household = age < ageOfMajority ? 4 : 1 + (maritalStatus === 'married' ? 1 : 0) + atHome;
  return { maritalStatus, children, household, employment: employmentAt(age, stream.fork('employment'), taken) };
}

/** Whether somebody is or was married; who is a spouse or a mother is taken to be. */
export function hasMarried(role: RoleName | null, { maritalStatus }: Life): boolean {
  return role === 'spouse' || role === 'mother' || maritalStatus !== 'single';
}

function statusAt(age: number, stream: Stream): MaritalStatus {
  const [, ...among] = shares.find(([upTo]) => age <= upTo)!;
  let left = stream.int(0, 99);
  const at = among.findIndex((share) => (left -= share) < 0);
  return maritalStatuses[at]!;
}

function childrenOf(age: number, status: MaritalStatus, stream: Stream, { child }: TakenForGranted): number {
  if (age < ageOfMajority) return 0;
  const most = age < 24 ? 1 : age < 30 ? 2 : 3;
  const drawn = status === 'single' ? 0 : stream.int(0, most);
  return child ? Math.max(1, drawn) : drawn;
}

/** A page that asks for an employer or a salary asks somebody who has one. */
function employmentAt(age: number, stream: Stream, { job }: TakenForGranted): Employment {
  if (age < ageOfMajority) return 'student';
  if (!job && age >= pensionAge) return 'retired';
  if (!job && age <= lastStudentAge && stream.fork('studies').chance(0.5)) return 'student';
  return stream.fork('own business').chance(0.15) ? 'self-employed' : 'employed';
}
