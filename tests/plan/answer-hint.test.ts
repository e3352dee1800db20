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
    '• First point',
    'One line',
    'In a few words',
    'Ein kurzer Satz',
    'Up to five',
    'Max. 200',
    'One per line',
    'Up to five, comma separated',
    'Start typing',
    'host:port',
    '<team>/<service>',
  ])('calls no field anything: “%s”', (text) => {
    expect(isHint(placeholder(text), [placeholder(text), label])).toBe(true);
    expect(firstText(textField('', { texts: [placeholder(text), label] }))).toBe('Firmware');
  });

  it.each(['Your town', 'One way or return', 'Search', 'town/city', 'A line to your host', 'x > 5'])(
    'is not “%s”',
    (text) => {
      expect(isHint(placeholder(text), [placeholder(text), label])).toBe(false);
    },
  );

  it('is all there is where nothing else names the field', () => {
    expect(isHint(placeholder('A few words'), [placeholder('A few words')])).toBe(false);
    expect(isHint(placeholder('Menu > About'), [placeholder('Menu > About')])).toBe(true);
  });

  it('leaves the field to its label', async () => {
    const texts = [placeholder('Menu > About'), { source: 'preceding', text: 'App version' }] as const;
    expect((await shownOf('en-GB', textField('', { name: 'q1', texts })))[0]).toMatch(/^\d+(?:\.\d+)+$/);
  });
});
