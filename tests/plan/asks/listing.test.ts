import { describe, expect, it } from 'vitest';
import { signAsked, withoutListing } from '../../../utils/plan/asks/listing';
import { textField } from '../../builders';

describe('what stands between several answers', () => {
  it.each([
    ['One domain per line', '\n'],
    ['each on a new line', '\n'],
    ['on separate lines', '\n'],
    ['eine Adresse pro Zeile', null],
    ['eine pro Zeile', '\n'],
    ['une par ligne', '\n'],
    ['No more than four, comma-delimited', ', '],
    ['Split them by commas', ', '],
    ['kommagetrennt', ', '],
    ['séparés par des virgules', ', '],
    ['separados por comas', ', '],
    ['semicolon-separated', '; '],
    ['pipe-delimited', '|'],
    ['A line from your town', null],
    ['Waste pipe and trap', null],
    ['New line of business', null],
  ])('“%s”', (text, sign) => {
    expect(signAsked(textField('', { texts: [{ source: 'placeholder', text }] }))).toBe(sign);
  });

  it.each([
    ['192.0.2.0/24, one per line', '192.0.2.0/24'],
    ['Name and phone (one per line)', 'Name and phone'],
    ['One URL per line', ''],
    ['Your name', 'Your name'],
    ['Clay pipe', 'Clay pipe'],
  ])('is left out of “%s”', (text, bare) => {
    expect(withoutListing(text)).toBe(bare);
  });
});
