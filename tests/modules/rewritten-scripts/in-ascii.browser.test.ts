import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtExtension } from '../../browser/extension';

test('what goes into every frame with fields is kept at a byte a letter', () => {
  expect(readFileSync(join(builtExtension, 'writer.js'), 'utf8')).toMatch(/^[\0-\x7f]*$/);
});
