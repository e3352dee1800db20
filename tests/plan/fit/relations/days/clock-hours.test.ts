import { describe, expect, it } from 'vitest';
import { typedText } from '../../../../../utils/pipeline';
import { fitClockHours } from '../../../../../utils/plan/fit/relations/days/clock-hours';
import { amount, moment, words } from '../../amount-fields';

const clock = (label: string, time: string) => moment(label, time, 'time', 'time');

describe('fitClockHours', () => {
  it.each([
    ['as many as there is time for', '23:00', 30, '07:00', 9, 6.5],
    ['what may be', '23:00', 30, '07:00', 7, 7],
    ['no fewer than what is usual', '22:00', 0, '06:00', 2, 7],
  ])('tells %s', (_, bed, latency, up, told, expected) => {
    const fields = [
      clock('Usual bedtime', bed),
      amount('Minutes until falling asleep', latency),
      clock('Getting up', up),
      amount('Hours of sleep', told),
    ];
    expect(Number(typedText(fitClockHours(fields, words)[3]!.value))).toBe(expected);
  });

  it('takes a break off', () => {
    const fields = [
      clock('Start time', '08:00'),
      clock('Finish time', '16:30'),
      amount('Break', 30),
      amount('Hours', 3),
    ];
    expect(typedText(fitClockHours(fields, words)[3]!.value)).toBe('8');
  });

  it('leaves alone hours of something else', () => {
    const fields = [clock('Usual bedtime', '23:00'), clock('Getting up', '07:00'), amount('Hours of sport a week', 12)];
    expect(typedText(fitClockHours(fields, words)[2]!.value)).toBe('12');
  });

  it('counts minutes, of a delay as well', () => {
    const minutes = (label: string) => amount(`${label} (min)`, 15);
    const stopped = [clock('Start', '11:30'), clock('Finish', '14:00'), minutes('Downtime')];
    expect(typedText(fitClockHours(stopped, words)[2]!.value)).toBe('150');
    const late = [
      clock("Heure d'arrivée prévue", '09:30'),
      clock("Heure d'arrivée réelle", '10:15'),
      minutes('Durée du retard'),
    ];
    expect(typedText(fitClockHours(late, words)[2]!.value)).toBe('45');
  });
});
