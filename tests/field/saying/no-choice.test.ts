import { expect, test } from 'vitest';
import { isBlankChoice, isNoChoice } from '../../../utils/field/saying/no-choice';

test.each([
  ...['', '---', 'Choose…', 'Please select a country', 'Bitte wählen'],
  ...['No options', 'Sorry, no matching options.', 'No fruits found', 'Loading…', 'Keine Ergebnisse'],
  ...['Create “x”', 'Press Enter to add “x”', 'Type to search', 'Please enter 2 or more characters'],
])('“%s” is no choice', (text) => expect(isNoChoice(text)).toBe(true));
test.each(['Nonelike', 'Selector', 'Andorra', '0', 'No', 'No thanks', 'Typewriter'])('“%s” is a choice', (text) =>
  expect(isNoChoice(text)).toBe(false),
);

test('a placeholder chooses nothing, a message does not even that', () => {
  expect(['None', 'None selected', 'No options'].map(isBlankChoice)).toEqual([true, true, false]);
});
