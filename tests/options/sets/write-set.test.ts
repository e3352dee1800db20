import { expect, it } from 'vitest';
import { writeSet, type SetWriting } from '../../../entrypoints/options/sets/write-set';

const rows = [
  { seed: '7K2QM-2F4', values: ['Anna "Anni"', 'a@example.com'] },
  { seed: '7K2QN-2F4', values: ['Jörg, Dr.', 'j@example.com'] },
];
const write = async (writing: Partial<SetWriting> = {}, some: Iterable<(typeof rows)[number]> = rows) =>
  (
    await writeSet(some, {
      format: 'csv',
      columns: ['given-name', 'email'],
      count: rows.length,
      onProgress: () => undefined,
      signal: new AbortController().signal,
      ...writing,
    })
  )?.join('');

it('writes CSV that spreadsheets read: with a mark, a heading, and quotes where they are needed', async () => {
  expect(await write()).toBe(
    '\uFEFFseed,given-name,email\r\n7K2QM-2F4,"Anna ""Anni""",a@example.com\r\n7K2QN-2F4,"Jörg, Dr.",j@example.com\r\n',
  );
});

it('writes JSON that can be read', async () => {
  expect(JSON.parse((await write({ format: 'json' }))!)).toEqual([
    { seed: '7K2QM-2F4', 'given-name': 'Anna "Anni"', email: 'a@example.com' },
    { seed: '7K2QN-2F4', 'given-name': 'Jörg, Dr.', email: 'j@example.com' },
  ]);
});

it('says how far it is', async () => {
  const told: number[] = [];
  await write({ onProgress: (made) => told.push(made) });

  expect(told.at(-1)).toBe(2);
});

it('ends where it is cancelled, and writes nothing', async () => {
  const stop = new AbortController();
  function* endless() {
    for (;;) yield rows[0]!;
  }

  expect(await write({ signal: stop.signal, onProgress: () => stop.abort() }, endless())).toBeUndefined();
});
