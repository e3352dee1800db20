import { describe, expect, it } from 'vitest';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { readEntriesFile } from '../../../utils/settings/own-entries/read-entries-file';
import { fileFormats, writeEntriesFile } from '../../../utils/settings/own-entries/write-entries-file';

/** Ids are counted. */
function read(text: string, name = 'file') {
  let count = 0;
  return readEntriesFile(text, name, () => `new-${++count}`);
}

const entries: readonly OwnEntry[] = [
  { id: 'a', title: 'Café, "quoted"', group: 'Names › Odd', value: { is: 'fixed', text: ' two\nlines; =1+1, "x" ' } },
  {
    id: 'b',
    title: 'Order',
    group: '',
    value: { is: 'template', text: 'QA-{{counter|pad:6}}' },
    kinds: ['email', 'name'],
  },
  { id: 'c', title: 'Coupon', group: 'Shop', value: { is: 'list', entries: ['SPRING *3', 'SUMMER'] }, suits: ['line'] },
  { id: 'd', title: 'Plate', group: 'Shop', value: { is: 'pattern', pattern: '[A-Z]{2},\\d{3}' } },
  { id: 'e', title: 'Amount', group: '', value: { is: 'number', from: 1, to: 9, step: 0.5 } },
  { id: 'f', title: 'Delivery', group: '', value: { is: 'date', from: 'today', to: 'today+9d', format: '' } },
  { id: 'g', title: 'Long', group: '', value: { is: 'repeated', text: 'ab', length: 255 } },
  { id: 'h', title: 'Counted', group: '', value: { is: 'counter', length: 1_000 } },
  { id: 'i', title: 'Signs', group: '', value: { is: 'range', from: 'U+0020', to: 'U+007E' } },
  { id: 'j', title: 'Half a pair', group: '', value: { is: 'fixed', text: '\ud83d and a\r\nline' } },
];

describe('what is written', () => {
  it.each(['json', 'csv'] as const)('as %s is read back as it was', (format) => {
    const { text, name, left } = writeEntriesFile(entries, format);
    expect(left).toBe(0);
    expect(read(text, name)).toEqual({ entries, problems: [] });
  });

  it('for Bug Magnet is what it can express; how much is left out is said', () => {
    const { text, left } = writeEntriesFile([...entries, { ...entries[0]!, id: 'k' }], 'bugmagnet');
    expect(left).toBe(7);
    expect(JSON.parse(text)).toEqual({
      Names: { Odd: { 'Café, "quoted"': ' two\nlines; =1+1, "x" ', 'Café, "quoted" (2)': ' two\nlines; =1+1, "x" ' } },
      Long: { _type: 'size', size: '255', template: 'ab' },
      'Half a pair': '\ud83d and a\r\nline',
    });
  });

  it.each(fileFormats)('of nothing is a file of nothing (%s)', (format) => {
    expect(read(writeEntriesFile([], format).text, writeEntriesFile([], format).name).entries).toEqual([]);
  });
});

describe('Bug Magnet’s configuration', () => {
  const config = `{
  "Names": ["O'Grady", "NULL"],
  "Cards": { "Stripe": { "Visa": "4242424242424242", "Visa": "4000056655665556" } },
  "Size": { "128b": { "_type": "size", "size": "12", "template": "01234" },
            "Plain": { "_type": "literal", "value": "x" } }
}`;

  it('is read with its groups, those within others too; of two with one name both stay', () => {
    const { entries, problems } = read(config);
    expect(problems).toEqual([]);
    expect(entries.map(({ group, title }) => [group, title])).toEqual([
      ['Names', "O'Grady"],
      ['Names', 'NULL'],
      ['Cards › Stripe', 'Visa'],
      ['Cards › Stripe', 'Visa'],
      ['Size', '128b'],
      ['Size', 'Plain'],
    ]);
    expect(entries.map(({ value }) => value)).toEqual([
      { is: 'fixed', text: "O'Grady" },
      { is: 'fixed', text: 'NULL' },
      { is: 'fixed', text: '4242424242424242' },
      { is: 'fixed', text: '4000056655665556' },
      { is: 'repeated', text: '01234', length: 12 },
      { is: 'fixed', text: 'x' },
    ]);
  });

  it('with a recipe that is none, or a number, says where', () => {
    const { entries, problems } = read(`{\n  "a": "fine",\n  "b": { "_type": "roll" },\n  "c": [1, null]\n}`);
    expect(entries.map(({ title }) => title)).toEqual(['a']);
    expect(problems.map(({ line, column, where }) => [line, column, where])).toEqual([
      [3, 8, 'b.value'],
      [4, 9, 'c.0'],
      [4, 12, 'c.1'],
    ]);
    expect(problems[0]!.what).toEqual({ code: 'not-value', values: ['{"is":"roll"}'] });
  });
});

describe('bad JSON', () => {
  it.each([
    ['an unclosed list', '[\n  "a",\n  "b"\n', 4, 1, 'not-json', ''],
    ['a missing comma', '{\n  "a": "b"\n  "c": "d" }', 3, 3, 'not-json', '"c": "d" }'],
    ['nothing', ' ', 1, 2, 'not-json', ''],
    [
      'a file of a newer version',
      '{"understudy":1,"catalogue":{"version":2,"entries":[]}}',
      1,
      52,
      'newer-version',
      '2',
      '1',
    ],
    ['a file of settings', '{"understudy":1,"settings":{}}', 1, 1, 'no-entries'],
  ])('%s', (_name, text, line, column, code, ...values) => {
    const { entries, problems } = read(text, 'x.json');
    expect(entries).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ line, column, what: { code, values } })]);
  });

  it('nested beyond reason is refused, not followed', () => {
    expect(read('['.repeat(100_000), 'x.json').problems[0]!.what).toEqual({ code: 'too-deep', values: [] });
  });

  it('of entries says for each what is wrong, by line, and keeps the good part', () => {
    const text = `[
  { "id": "a", "title": "Right", "value": "x" },
  { "id": "a", "title": "Twice", "value": "x" },
  { "title": "Template", "value": { "is": "template", "text": "{{nobody}}" } },
  { "title": "Recipe", "value": { "is": "bomb" } },
  { "title": "Long", "value": { "is": "counter", "length": 9000000 } },
  { "title": "", "value": "x", "kinds": ["nothing"] }
]`;
    const { entries, problems } = read(text);
    expect(entries).toEqual([{ id: 'a', title: 'Right', group: '', value: { is: 'fixed', text: 'x' } }]);
    expect(problems.map(({ line, where }) => [line, where])).toEqual([
      [3, '1.id'],
      [4, '2.value'],
      [5, '3.value'],
      [6, '4.value.length'],
      [7, '5.title'],
      [7, '5.kinds.0'],
    ]);
    expect(problems.map(({ what }) => what)).toEqual([
      { code: 'id-twice', values: ['a'] },
      { code: 'bad-value', problem: { code: 'unknown-part', piece: 'nobody' } },
      { code: 'not-value', values: ['{"is":"bomb"}'] },
      { code: 'too-large', values: ['9000000', '1000000'] },
      { code: 'empty', values: [] },
      { code: 'not-kind', values: ['nothing'] },
    ]);
  });
});

describe('CSV', () => {
  it.each([
    [
      'a value a line',
      'one\ntwo words',
      [
        ['one', 'one'],
        ['two words', 'two words'],
      ],
    ],
    [
      'title and value',
      'First,one\nSecond,"two, three"',
      [
        ['First', 'one'],
        ['Second', 'two, three'],
      ],
    ],
    [
      'named columns in any order, any separator',
      'value;Title\n1;One\n\n2;Two',
      [
        ['One', '1'],
        ['Two', '2'],
      ],
    ],
  ])('%s', (_name, text, expected) => {
    const { entries, problems } = read(text, 'x.csv');
    expect(problems).toEqual([]);
    expect(entries.map(({ title, value }) => [title, value.is === 'fixed' && value.text])).toEqual(expected);
  });

  it('says the column of what is wrong in a line, quoted cells before it and wrong kinds too', () => {
    const { problems } = read('title;value;kinds\n"A ""b""; c";1;nobody\n', 'x.csv');
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[2, 16]]);
  });

  it('says the line of what is wrong, after cells of several lines too', () => {
    const text = 'title,value,form,colour\nA,"1\n2",,\nB,3,secret,\nC,4,,,,\nD,,template,\n';
    const { entries, problems } = read(text, 'x.csv');
    expect(entries.map(({ title }) => title)).toEqual(['A']);
    expect(problems.map(({ line, column, where }) => [line, column, where])).toEqual([
      [1, 18, 'colour'],
      [4, 3, 'value'],
      [5, 7, ''],
      [6, 3, 'value.text'],
    ]);
    expect(problems[2]!.what).toEqual({ code: 'too-many-cells', values: ['6', '4'] });
  });

  it('with a quote that never ends says where', () => {
    const { problems } = read('title,value\nA,"one\nB,two\n', 'x.csv');
    expect(problems.map(({ line, what }) => [line, what])).toEqual([[2, { code: 'unpaired-quotes', values: [] }]]);
  });

  it('of nothing says so', () => {
    expect(read('\n\n', 'x.csv').problems[0]!.what).toEqual({ code: 'no-entries', values: [] });
  });
});
