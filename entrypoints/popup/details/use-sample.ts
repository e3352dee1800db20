import { useEffect, useRef } from 'react';
import type { RowSample } from '../../../utils/messages/field-row';
import type { MadeValue } from '../../../utils/plan/value-language/make-value';
import type { DrawnSpec, ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { drawnValue } from './typed-text';

/** Milliseconds without typing after which a sample is asked for. */
const rest = 120;

/**
 * What the value makes, once it is known; null for a text that stands as it is, and while nothing is known of it.
 * @param sample what was answered last for the row
 */
export function useSample(
  value: ValueSpec,
  sample: RowSample | null,
  ask: (value: DrawnSpec) => void,
): MadeValue | null {
  const drawn = drawnValue(value);
  const key = drawn && JSON.stringify(drawn);
  const now = useRef(ask);
  useEffect(() => {
    now.current = ask;
  });
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => now.current(JSON.parse(key) as DrawnSpec), rest);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== null && sample && JSON.stringify(sample.value) === key ? sample.made : null;
}
