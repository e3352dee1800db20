import { describe, expect, test } from 'vitest';
import { readRemembered } from '../../utils/settings/remembered';

const skip = { do: 'skip' };

describe('readRemembered', () => {
  test.each([undefined, null, 'text', 7, []])('reads %j as nothing', (stored) => {
    expect(readRemembered(stored)).toEqual({});
  });

  test('keeps what is well formed, leaves the rest out', () => {
    const stored = {
      'a.example': { 'text:x': skip, 'text:y': { do: 'kind', kind: 'no-such-kind' }, 'text:z': 5 },
      'b.example': 'broken',
    };

    expect(readRemembered(stored)).toEqual({ 'a.example': { 'text:x': skip } });
  });
});
