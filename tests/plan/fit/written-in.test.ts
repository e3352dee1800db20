import { expect, it } from 'vitest';
import table from '../../../utils/plan/asks/table.json';
import type { AskTable } from '../../../utils/plan/asks/ask-data';
import { fittedOptions, fittedText } from '../../../utils/plan/fit/fitted';
import { fitWrittenIn } from '../../../utils/plan/fit/written-in';
import { selectField, textField } from '../../builders';
import { outcome, recognised } from './builders';

const words = table as unknown as AskTable;

function written(source: string, label: string, type: 'text' | 'textarea' = 'text') {
  const list = selectField('Data source', [source, 'Other']);
  const option = list.control === 'choice' ? list.options[0]! : null;
  const fields = [
    { field: list, recognition: recognised('category'), fitted: fittedOptions([{ ...option!, index: 0 }]) },
    { field: textField(label, { type }), recognition: recognised('text'), fitted: fittedText('as it was') },
  ];
  return outcome(fitWrittenIn(fields, words)[1]!);
}

it('writes a query in the language of what is to answer it', () => {
  expect(written('PostgreSQL', 'Query expression')).toMatch(/^SELECT /);
  expect(written('Prometheus', 'Query')).toMatch(/^sum\(rate\(/);
  expect(written('Python', 'Code snippet')).toMatch(/^for /);
});

it('leaves alone what names no language, and what is no query', () => {
  expect(written('Paper files', 'Query')).toBe('as it was');
  expect(written('PostgreSQL', 'Remarks')).toBe('as it was');
  expect(written('Python', 'Postal code')).toBe('as it was');
});

it('takes no enquiry for a query', () => {
  expect(written('Jira', 'Your query')).toBe('as it was');
  expect(written('Jira', 'Nature of query', 'textarea')).toBe('as it was');
  expect(written('Jira', 'Query details', 'textarea')).toBe('as it was');
  expect(written('PostgreSQL', 'Consulta', 'textarea')).toBe('as it was');
  expect(written('PostgreSQL', 'Consulta')).toMatch(/^SELECT /);
  expect(written('PostgreSQL', 'Search query (SQL)', 'textarea')).toMatch(/^SELECT /);
});
