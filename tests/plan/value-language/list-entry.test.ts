import { expect, test } from 'vitest';
import { listLines } from '../../../utils/plan/value-language/list-entry';

test.each([
  ['lines stay lines', 'a\nb, c\n d', ['a', 'b, c', ' d']],
  ['of a CSV file', 'one\r\n"two, 2"\r\n"say ""hi"""\r\n', ['one', 'two, 2', 'say "hi"']],
  ['a cell of two lines', '"12 High St\nLondon"\nParis', ['12 High St London', 'Paris']],
  ['a second column is the weight', 'SPRING\t3\nSUMMER\t1', ['SPRING *3', 'SUMMER *1']],
  ['quotation marks inside stay', 'a "b" c', ['a "b" c']],
  ['one that never ends stays', '"a\nb', ['"a', 'b']],
  ['a text in tabs that is no weight stays', 'a\tb', ['a\tb']],
  ['nothing', '', ['']],
])('what is pasted into a list: %s', (_name, pasted, lines) => {
  expect(listLines(pasted)).toEqual(lines);
});
