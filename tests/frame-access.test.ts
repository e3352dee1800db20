import { expect, test } from 'vitest';
import { framePatterns } from '../utils/frame-access';

test('asks for hosts, each once, without ports', () => {
  const origins = ['https://pay.example', 'https://pay.example:8443', 'http://localhost:3000', 'https://pay.example'];

  expect(framePatterns(origins)).toEqual(['https://pay.example/*', 'http://localhost/*']);
});

test('leaves out what nobody can be asked for', () => {
  expect(framePatterns(['', 'null', 'file://', 'https://', 'data:text/html,x'])).toEqual([]);
});
