import { edgeCases } from '../edge-case';

export const pathCases = edgeCases(
  'path',
  ['line'],
  [
    ['traversal', 'Parent folders', '../../../../etc/hosts'],
    ['traversal-windows', 'Parent folders, Windows', '..\\..\\windows\\win.ini'],
    ['traversal-encoded', 'Parent folders, encoded', '%2e%2e%2f%2e%2e%2f'],
    ['absolute', 'Absolute path', '/dev/null'],
    ['drive', 'Drive', 'C:\\Users\\anna\\'],
    ['unc', 'Network share', '\\\\server\\share'],
    ['null-byte', 'Encoded null byte', 'photo.png%00.exe'],
    ['double-extension', 'Two extensions', 'photo.jpg.exe'],
    ['forbidden', 'Signs no file name may have', 'a<b>c:d"e|f?g*h'],
    ['spaces', 'Spaces and brackets', 'my photo (1) [copy].png'],
    ['hidden', 'Hidden file', '.env'],
  ],
);
