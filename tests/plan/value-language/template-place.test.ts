import { describe, expect, test } from 'vitest';
import { placeInTemplate, withSuggestion } from '../../../utils/plan/value-language/template-place';

/** The text without its caret `^`, and where that stood. */
const at = (marked: string) => [marked.replace('^', ''), marked.indexOf('^')] as const;

describe('where a caret stands', () => {
  test.each([
    ['qa+{{cou^', 'part', 'cou'],
    ['{{^}}', 'part', ''],
    ['{{given-name|up^', 'modifier', 'up'],
    ['{{faker.comm^}}', 'faker', 'comm'],
    ['{{field:E-m^ail}}', 'field', 'E-m'],
    ['{{date:+3^', 'date', '+3'],
    ['{{a}} {{faker.x({"a":1})|^', 'modifier', ''],
  ])('%s: a %s, “%s” typed', (marked, sort, typed) => {
    expect(placeInTemplate(...at(marked))).toMatchObject({ sort, typed });
  });

  test.each(['plain^', '{^{', '{{a}}^', '\\{{cou^', '{{faker.x(^', '^{{a}}'])('%s: nowhere', (marked) => {
    expect(placeInTemplate(...at(marked))).toBeNull();
  });
});

describe('a suggestion that is taken', () => {
  test.each([
    ['qa+{{cou^', 'counter', 'qa+{{counter}}^'],
    ['qa+{{cou^nt}}@x', 'counter', 'qa+{{counter^}}@x'],
    ['{{^ and {{host}}', 'seed', '{{seed}}^ and {{host}}'],
    ['{{giv^|upper}}', 'given-name', '{{given-name^|upper}}'],
    ['{{f^', 'faker.', '{{faker.^'],
    ['{{email|di^', 'first:', '{{email|first:^'],
    ['{{field:^', 'Your name', '{{field:Your name}}^'],
  ])('%s with “%s” is %s', (marked, suggestion, expected) => {
    const [text, caret] = at(marked);

    const next = withSuggestion(text, placeInTemplate(text, caret)!, suggestion);

    expect(`${next.text.slice(0, next.caret)}^${next.text.slice(next.caret)}`).toBe(expected);
  });
});
