import { expect, test } from 'vitest';
import { parseTemplate } from '../../../utils/plan/value-language/template';

test.each([
  ['plain text', [{ is: 'text', text: 'plain text' }]],
  ['a \\{{b}} c', ['a {{', 'b}} c'].map((text) => ({ is: 'text', text }))],
  ['qa+{{ counter }}', [{ is: 'text', text: 'qa+' }, expect.objectContaining({ source: { is: 'counter' }, at: 3 })]],
  [
    '{{given-name|upper|first:3}}',
    [
      expect.objectContaining({
        source: { is: 'kind', kind: 'given-name' },
        modifiers: [
          { name: 'upper', count: null },
          { name: 'first', count: 3 },
        ],
      }),
    ],
  ],
  [
    '{{faker.helpers.arrayElement(["a|b","}}",{"c":{"d":1}}])|upper}}',
    [
      expect.objectContaining({
        source: {
          is: 'faker',
          call: { module: 'helpers', method: 'arrayElement', args: [['a|b', '}}', { c: { d: 1 } }]] },
        },
      }),
    ],
  ],
])('%s', (template, pieces) => {
  expect(parseTemplate(template)).toEqual({ pieces, problems: [] });
});

test.each([
  ['{{given-name', 'unclosed', '{{given-name'],
  ['Dear {{forename}}', 'unknown-part', 'forename'],
  ['{{given-name|shout}}', 'unknown-modifier', 'shout'],
  ['{{card-number|first}}', 'modifier-number', 'first'],
  ['{{card-number|upper:3}}', 'modifier-number', 'upper:3'],
  ['{{counter:3}}', 'part-argument', 'counter:3'],
  ['{{field:}}', 'part-argument', 'field:'],
  ['{{date:tomorrow}}', 'bad-day', 'tomorrow'],
  ['{{faker.constructor.constructor("x")}}', 'bad-faker-method', 'faker.constructor.constructor("x")'],
  ['{{faker.number.int({min:1})}}', 'bad-faker-arguments', '{min:1}'],
  ['{{faker.lorem.words(2000000)}}', 'faker-too-much', '2000000'],
])('%s: %s where it stands', (template, code, piece) => {
  const [problem] = parseTemplate(template).problems;

  expect(problem).toMatchObject({ code, piece });
  expect(template.slice(problem!.at, problem!.at + problem!.length)).toBe(piece);
});

test('says all that is wrong, not the first alone', () => {
  expect(parseTemplate('{{a}} {{email|b}} {{c}}').problems.map(({ piece }) => piece)).toEqual(['a', 'b', 'c']);
});
