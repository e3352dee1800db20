import { edgeCases } from '../edge-case';

export const lengthCases = [
  ...edgeCases(
    'length',
    ['line', 'lines', 'password'],
    [
      ['one', 'One letter', 'a'],
      ['one-astral', 'One character of two code units', '𠜎'],
      ['no-space', 'A word of 100 letters', 'w'.repeat(100)],
      ['255', '255 characters', 'x'.repeat(255)],
      ['256', '256 characters', 'x'.repeat(256)],
      ['1000', '1,000 characters', 'long text '.repeat(100)],
    ],
  ),
  ...edgeCases(
    'length',
    ['lines'],
    [
      ['10000', '10,000 characters', 'long text '.repeat(1000)],
      ['many-lines', '500 lines', 'line\n'.repeat(500)],
    ],
  ),
];
