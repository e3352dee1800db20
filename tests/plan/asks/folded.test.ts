import { describe, expect, it } from 'vitest';
import table from '../../../utils/plan/asks/table.json';
import { fold } from '../../../utils/plan/recognise/texts/fold';

/** What is no expression, or one of texts as they are written. */
const others: ReadonlySet<string> = new Set(['nothing', 'ifOther', 'texts', 'asks']);

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (others.has(key) ? [] : textsIn(value)));
}

const { conditions, gates, agreed, tells, toldBy } = table;

describe('expressions of folded texts', () => {
  it.each(Object.entries({ conditions, gates, agreed, tells, toldBy }))(
    '%s have no letters that folding changes, which would never be found',
    (_name, data) => {
      const odd = textsIn(data).flatMap((text) =>
        [...text].filter((sign) => /[\p{Ll}\p{Lo}]/u.test(sign) && fold(sign) !== sign),
      );
      expect([...new Set(odd)]).toEqual([]);
    },
  );
});
