import { edgeCases } from '../edge-case';

export const whitespaceCases = [
  ...edgeCases(
    'whitespace',
    ['line', 'lines', 'password'],
    [
      ['leading', 'Leading spaces', '   text'],
      ['trailing', 'Trailing spaces', 'text   '],
      ['only', 'Only spaces', '   '],
      ['double', 'Double spaces', 'two  spaces'],
      ['no-break', 'No-break space', 'no\u00A0break'],
      ['tab', 'Tab', 'a\tb'],
      ['ideographic', 'Ideographic space', '山田\u3000太郎'],
      ['thin', 'Thin space', '1\u2009000'],
    ],
  ),
  ...edgeCases(
    'whitespace',
    ['lines'],
    [
      ['newlines', 'Line breaks', 'one\ntwo\n\nfour'],
      ['only-newlines', 'Only line breaks', '\n\n\n'],
      ['separator', 'Line separator', 'one\u2028two\u2029three'],
    ],
  ),
];
