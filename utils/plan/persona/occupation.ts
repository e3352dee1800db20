/** What people do, and what goes with it: the degree it takes, what it pays, how old one must be. */
import type { Stream } from '../stream';

export interface Occupation {
  /** Place in the titles of every language: project manager, software engineer, accountant … */
  readonly title: number;
  /** Place in the degrees: bachelor, master, doctorate. */
  readonly degree: number;
  /** Place in the fields of study: design, economics, biology, computer science, history. */
  readonly field: number;
  /** Places in the departments and industries that have it; no department where companies don't have it. */
  readonly departments: readonly number[];
  readonly industries: readonly number[];
  /** Who employs it where no company does. */
  readonly employer?: 'school' | 'clinic';
  /** What it pays: 0 the least, 1 the most that is usual in the country. */
  readonly pay: number;
}

interface Job {
  readonly degree: number;
  readonly field: number;
  readonly departments: readonly number[];
  readonly industries: readonly number[];
  readonly employer?: Occupation['employer'];
  readonly pay: number;
  /** Years; nobody leads at twenty. */
  readonly from: number;
}

/**
 * In the order of the titles in `locale/phrases`, whose departments are marketing, sales, finance, personnel, engineering,
 * service and purchasing, and whose industries software, education, health, retail, construction, tourism, manufacturing.
 */
const jobs: readonly Job[] = [
  { degree: 1, field: 1, departments: [4, 0], industries: [0, 4, 6], pay: 0.55, from: 26 },
  { degree: 0, field: 3, departments: [4], industries: [0], pay: 0.55, from: 22 },
  { degree: 0, field: 1, departments: [2], industries: [0, 3, 4, 5, 6], pay: 0.35, from: 21 },
  { degree: 0, field: 0, departments: [4, 0], industries: [0, 6], pay: 0.4, from: 22 },
  { degree: 0, field: 1, departments: [1], industries: [0, 3, 5, 6], pay: 0.55, from: 27 },
  { degree: 0, field: 1, departments: [3, 5], industries: [0, 3, 4, 5, 6], pay: 0.3, from: 22 },
  { degree: 1, field: 3, departments: [2, 0], industries: [0, 3, 6], pay: 0.45, from: 24 },
  { degree: 1, field: 4, departments: [], industries: [1], employer: 'school', pay: 0.35, from: 24 },
  { degree: 0, field: 2, departments: [], industries: [2], employer: 'clinic', pay: 0.25, from: 20 },
  { degree: 1, field: 0, departments: [4], industries: [4], pay: 0.45, from: 25 },
];
/** Pay grows with the years, by as much after so many. */
const raise = 0.3;
const raisedBy = 25;

/** Age at the end of a bachelor's, a master's and a doctor's studies. */
const studiedUntil = [22, 24, 29];

/** When somebody of an occupation has ended their studies, in years of life. */
export function endOfStudies({ degree }: Occupation): number {
  return studiedUntil[degree]!;
}

/** A job the age allows. */
export function makeOccupation(age: number, stream: Stream): Occupation {
  const possible = jobs.map((job, title) => ({ ...job, title })).filter(({ from }) => from <= Math.max(age, 20));
  const job = stream.fork('job').pick(possible);
  const years = Math.min(Math.max(age - 22, 0), raisedBy);
  const luck = stream.fork('luck').int(-8, 8) / 100;
  return { ...job, pay: Math.min(1, Math.max(0, job.pay - 0.1 + (raise * years) / raisedBy + luck)) };
}
