import { makeStream } from '../../../utils/plan/stream';
import type { ValueSource } from '../../../utils/plan/value-language/value-source';

/** A source that answers each kind with its own name in brackets. */
export function valueSource(overrides: Partial<ValueSource> = {}): ValueSource {
  return {
    stream: makeStream('test'),
    today: '2026-01-31',
    seed: '7K2QM-2F4',
    language: 'en-US',
    host: 'shop.example',
    label: 'Your e-mail',
    counter: 17,
    kindValue: (kind) => `[${kind}]`,
    valueOfField: (label) => (label === 'E-mail' ? 'anna@example.com' : null),
    faker: null,
    ...overrides,
  };
}
