import { describe, expect, it } from 'vitest';
import { withBareQuestions, withoutAddressee } from '../../../../utils/plan/recognise/texts/bare-question';
import { textField } from '../../../builders';

describe('withBareQuestions', () => {
  it.each([
    ['1. Your name * Required to answer. Single line text.', '1. Your name'],
    ['2. Correo * Obligatorio. Texto de una sola línea.', '2. Correo'],
    ['Comments Multi Line Text.', 'Comments'],
    ['Price , numeric only,', 'Price'],
    ['E-mail address. This field is required.', 'E-mail address'],
  ])('leaves out what the form adds for those who hear it: %s', (text, question) => {
    expect(withBareQuestions(textField(text)).texts).toEqual([{ source: 'label', text: question }]);
  });

  it.each(['Single line text', 'Is a signature required?', 'Name *', 'Price * quantity', 'Required field'])(
    'leaves the field as it is where nothing is added: %s',
    (text) => {
      const field = textField(text);
      expect(withBareQuestions(field)).toBe(field);
    },
  );
});

it.each([
  ['Skąd Państwo o nas wiedzą?', 'Skąd o nas wiedzą?'],
  ['Czego Państwu brakuje?', 'Czego brakuje?'],
  ['Państwa opinia', 'opinia'],
  ['Państwo zamieszkania', 'Państwo zamieszkania'],
  ['Kraj / państwo', 'Kraj / państwo'],
])('speaks to nobody: “%s”', (text, without) => {
  const [said] = withoutAddressee(textField(text)).texts;
  expect(said!.text.trim().replace(/\s+/g, ' ')).toBe(without);
});
