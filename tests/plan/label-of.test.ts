import { describe, expect, it } from 'vitest';
import type { FieldText } from '../../utils/pipeline';
import { labelOf } from '../../utils/plan/label-of';
import { textField } from '../builders';

const called = (...texts: readonly FieldText[]) => labelOf(textField('', { texts }));

describe('labelOf', () => {
  it.each(['e.g. 15.4', 'UN1263', '10.0.0.0/16', 'z. B. 21G', 'NLD…'])(
    'does not take an example for a label: %s',
    (example) => {
      const placeholder = { source: 'placeholder', text: example } as const;
      expect(called(placeholder, { source: 'preceding', text: 'Gauge' })).toBe('Gauge');
      expect(called(placeholder)).toBe(example);
    },
  );

  it('goes by a placeholder that says what is asked', () => {
    expect(called({ source: 'placeholder', text: 'Line 2' }, { source: 'preceding', text: 'Line 1' })).toBe('Line 2');
  });
});
