import type { Kind } from '../../kinds/kinds';
import { addDays, yearOf } from '../persona/calendar';
import type { Agenda } from '../persona/agenda';
import { endOfStudies } from '../persona/occupation';
import type { Persona } from '../persona/persona';
import { birthDateIn } from './birth';
import { date, days, number } from './drafts';
import { textsOf } from '../label-of';
import type { Generator } from './generator';
import { duration } from './time-spans';

const born: Generator = (context) => date(birthDateIn(context));
const planned =
  (entry: Exclude<keyof Agenda, 'startTime' | 'endTime'>): Generator =>
  ({ persona: { agenda } }) =>
    date(agenda[entry], agenda.startTime);
/** A day to come, drawn for the field, with a time of the working day; forms list days in their order. */
const soon: Generator = ({ persona, stream, recognition: { nth } }) => {
  const hour = String(stream.int(9, 17)).padStart(2, '0');
  return date(addDays(persona.today, stream.int(3, 40) + laterBy * (nth ?? 0)), `${hour}:${stream.pick(['00', '30'])}`);
};

const laterBy = 38;

/** Schools that end before studies begin. */
const school = /high.?school|secondary|sixth form|abitur|matura|\bbac\b|liceo|lycée|bachillerato|高校|高中|고등학교/iu;

/** The month in which studies end, where it is not June. */
const studiesEnd: Readonly<Record<string, string>> = {
  ...{ AR: '12', AU: '12', BR: '12', CL: '12', NZ: '12', PE: '12', ZA: '12' },
  ...{ IN: '05', JP: '03', KR: '02', US: '05' },
};

/** Who still studies will graduate; everybody else has. */
function graduation(persona: Persona, ofSchool: boolean): string {
  const { birthDate, fact, life, locale, today, work } = persona;
  const drawn = fact('graduation');
  const age = ofSchool ? drawn.int(18, 19) : endOfStudies(work.occupation);
  const day = String(fact('graduation day').int(10, 28));
  const on = (year: number) => `${year}-${studiesEnd[locale.country] ?? '06'}-${day}`;
  const usual = yearOf(birthDate) + age;
  const last = on(yearOf(today)) < today ? yearOf(today) : yearOf(today) - 1;
  const studies = life.employment === 'student' && !ofSchool;
  return on(studies ? Math.max(usual, last + 1) : Math.min(usual, last));
}

export const dates = {
  bday: born,
  'bday-day': born,
  'bday-month': born,
  'bday-year': born,
  date: soon,
  'date-past': planned('past'),
  'date-future': planned('future'),
  'start-date': planned('start'),
  // What is told to the minute is over on the same day.
  'end-date': ({ persona: { agenda }, field }) =>
    date(field.control === 'date' && field.type === 'datetime-local' ? agenda.start : agenda.end, agenda.endTime),
  'check-in': planned('checkIn'),
  'check-out': planned('checkOut'),
  'date-range': ({ persona: { agenda } }) => days(agenda.checkIn, agenda.checkOut),
  appointment: planned('appointment'),
  'expiry-date': planned('expires'),
  'issue-date': planned('issued'),
  'graduation-date': ({ persona, field }) => {
    const day = graduation(persona, school.test(textsOf(field)));
    const year = yearOf(day);
    return field.control === 'number' ? number(year, year, year) : date(day);
  },
  time: soon,
  'start-time': ({ persona: { agenda } }) => date(agenda.start, agenda.startTime),
  'end-time': ({ persona: { agenda } }) => date(agenda.start, agenda.endTime),
  datetime: soon,
  day: soon,
  month: soon,
  year: soon,
  weekday: soon,
  week: soon,
  duration,
} satisfies Partial<Record<Kind, Generator>>;
