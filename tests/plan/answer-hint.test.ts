import { describe, expect, it } from 'vitest';
import { isHint } from '../../utils/plan/answer-hint';
import { firstText } from '../../utils/plan/label-of';
import { textField } from '../builders';
import { shownOf } from './shown-of';

const label = { source: 'preceding', text: 'Firmware' } as const;
const placeholder = (text: string) => ({ source: 'placeholder', text }) as const;

describe('a placeholder that says how to answer', () => {
  it.each([
    'Settings > About',
    'Hilfe → Version',
    '1. Preheat...',
    '– Erstens …',
    'One line',
    'In a few words',
    'Ein kurzer Satz',
    'Up to five',
    'Max. 200',
    'One per line',
    'At most ten, semicolon-separated',
    'Start typing',
    'Begin typing to search…',
    'host:port',
    '<team>/<service>',
  ])('calls no field anything: “%s”', (text) => {
    expect(isHint(placeholder(text), [placeholder(text), label])).toBe(true);
    expect(firstText(textField('', { texts: [placeholder(text), label] }))).toBe('Firmware');
  });

  it.each([
    ...['Your town', 'One way or return', 'Search', 'town/city', 'A line to your host', 'x > 5'],
    // Marked as required, or numbered.
    ...['* Surname', '1. Pilot', '2) Co-pilot', '• Address'],
    // Ends of spans.
    ...['Max weight', 'Hasta precio', 'Tot bedrag', 'Até hora', 'Bis zu Jahr'],
    // French quotes.
    ...['Nom « d’usage » complet', 'Ihr » Rufname « bitte'],
    ...['Start typing your surname', 'Type to search the fleet'],
  ])('is not “%s”', (text) => {
    expect(isHint(placeholder(text), [placeholder(text), label])).toBe(false);
  });

  it.each(['A few words', 'Menu > About', '1. Preheat...', '* Given name'])(
    'is all there is where nothing else names the field: “%s”',
    (text) => {
      expect(isHint(placeholder(text), [placeholder(text)])).toBe(false);
    },
  );

  it('leaves the field to its label', async () => {
    const texts = [placeholder('Menu > About'), { source: 'preceding', text: 'App version' }] as const;
    expect((await shownOf('en-GB', textField('', { name: 'q1', texts })))[0]).toMatch(/^\d+(?:\.\d+)+$/);
  });
});
