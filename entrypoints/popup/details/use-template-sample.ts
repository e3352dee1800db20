import { useEffect, useRef } from 'react';
import type { TemplateSample } from '../../../utils/messages';
import type { MadeValue } from '../../../utils/plan/value-language/make-value';
import { looksLikeTemplate, templateProblems } from './typed-text';

/** Milliseconds without typing after which a sample is asked for. */
const rest = 120;

/**
 * What the text makes, once it is known; null for a text that is no template, and while nothing is known of it.
 * @param sample what was answered last for the row
 */
export function useTemplateSample(
  text: string,
  sample: TemplateSample | null,
  ask: (template: string) => void,
): MadeValue | null {
  const isWanted = looksLikeTemplate(text) && templateProblems(text).length === 0;
  const now = useRef(ask);
  useEffect(() => {
    now.current = ask;
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => now.current(text), rest);
    return () => clearTimeout(timer);
  }, [isWanted, text]);
  return isWanted && sample?.template === text ? sample.made : null;
}
