import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Module from '../../../entrypoints/popup/details/why-text';
import { textSources } from '../../../utils/pipeline';
import type { Evidence } from '../../../utils/plan/plan-entry';
import { fakeI18n } from '../fake-i18n';
import { fieldRow } from '../samples';

let whyText: typeof Module.whyText;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  ({ whyText } = await import('../../../entrypoints/popup/details/why-text'));
});

const said = (signal: Evidence['signal'], text = ''): Evidence => ({ signal, text, score: 1 });
const why = (...evidence: readonly Evidence[]) => whyText(fieldRow({ evidence }));

describe('why a field gets its value', () => {
  test.each([
    [[said('label', 'Vorname')], 'First name, because the label says “Vorname”.'],
    [
      [said('label', 'Vorname'), said('autocomplete', 'given-name'), said('name', 'fname')],
      'First name, because the label says “Vorname” and its autocomplete attribute is “given-name”.',
    ],
    [[said('aria-label', 'x'), said('aria-labelledby', 'x')], 'First name, because its accessible name is “x”.'],
    [[said('neighbours')], 'First name, because the fields around it suggest it.'],
    [[said('user')], 'First name, because you chose it.'],
    [[said('default')], 'First name: nothing on the page says what belongs here.'],
    [[], 'First name: nothing on the page says what belongs here.'],
  ] as const)('%j', (evidence, expected) => {
    expect(why(...evidence)).toBe(expected);
  });

  test.each(textSources)('has words for %s', (signal) => {
    expect(why(said(signal, 'x'))).toMatch(/^First name, because (the|its) .* “x”\.$/);
  });

  test.each([
    [null, 'Rule: QA e-mail.'],
    [
      { code: 'cannot-hold', piece: 'many' },
      'The rule “QA e-mail” says “many”, which this field can’t hold. It gets the planned value.',
    ],
    [{ code: 'match-too-slow', piece: '' }, 'The rule “QA e-mail” was left out: its expression takes too long here.'],
    [
      { code: 'selector-unknown', piece: '' },
      'The rule “QA e-mail” was left out: this browser doesn’t know its selector.',
    ],
    [
      { code: 'field-missing', piece: 'City' },
      'The rule “QA e-mail” can’t be used: The form has no field called “City”. The field gets the planned value.',
    ],
  ] as const)('by a rule: %j', (problem, expected) => {
    const rule = { id: 'qa', name: 'QA e-mail', counter: null, problem };
    expect(whyText(fieldRow({ rule, evidence: [said('rule', 'QA e-mail')] }))).toBe(expected);
  });

  test('is followed by the aim of a mode, the reason and what the page holds instead', () => {
    const row = fieldRow({
      outcome: 'filled',
      reason: 'changed-by-page',
      probe: 'Longest: the longest allowed',
      holds: 'ANNA',
    });

    expect(whyText(row)).toBe(
      'First name, because the label says “Vorname”. Longest: the longest allowed. The page changed the value. The page holds “ANNA”.',
    );
  });

  test.each([
    ['before a fill', { outcome: null, holds: 'Bo' }],
    ['where it holds what was planned', { outcome: 'filled', holds: 'Anna' }],
  ] as const)('says nothing of the page %s', (_name, row) => {
    expect(whyText(fieldRow(row))).not.toContain('holds');
  });
});

test('whose the value is, and what failed in us', () => {
  expect(whyText(fieldRow({ person: 'guest-2' }))).toContain('Belongs to: Guest 2.');
  const row = fieldRow({ outcome: 'refused', reason: 'failed', detail: 'select.write: TypeError' });
  expect(whyText(row)).toContain('An error in Understudy (select.write: TypeError). Please report it.');
});
