import { describe, expect, it } from 'vitest';
import { fitTimeGaps } from '../../../../../utils/plan/fit/relations/days/time-gaps';
import { moment, shown, words } from '../../amount-fields';

const second = (first: string, from: string, label: string, to: string) =>
  shown(fitTimeGaps([moment(first, from, 'time', 'time'), moment(label, to, 'time', 'time')], words))[1]!;

describe('fitTimeGaps', () => {
  it('has people arrive, wake and go home in time', () => {
    const arrived = second('At what time did you leave home?', '09:00', 'At what time did you arrive?', '16:30');
    expect(arrived >= '09:15' && arrived <= '10:30').toBe(true);
    const woken = second('What time do you go to bed?', '23:00', 'What time do you get up?', '13:30');
    expect(woken >= '05:00' && woken <= '09:00').toBe(true);
    expect(second('Doors open', '18:00', 'Event ends', '12:00') > '18:00').toBe(true);
  });

  it('keeps what is right, and times that no row tells of', () => {
    expect(second('Doors open', '18:00', 'Event ends', '22:00')).toBe('22:00');
    expect(second('Mute from', '18:00', 'Mute until', '09:00')).toBe('09:00');
  });

  it('is not late by half a day', () => {
    const actual = second('Scheduled arrival', '09:30', 'Actual arrival', '14:30');
    expect(actual >= '09:45' && actual <= '11:00').toBe(true);
  });
});
