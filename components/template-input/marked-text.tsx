import type { Ref } from 'react';
import type { ValueProblem } from '../../utils/plan/value-language/value-problem';

interface MarkedTextProps {
  readonly text: string;
  readonly problems: readonly ValueProblem[];
  readonly ref: Ref<HTMLDivElement>;
}

/** The same text behind an input that shows none of its own letters' mistakes: what is wrong is underlined. */
export function MarkedText({ text, problems, ref }: MarkedTextProps) {
  const pieces = [];
  let done = 0;
  for (const { at, length } of problems) {
    if (at < done) continue;
    pieces.push(text.slice(done, at), <mark key={at}>{text.slice(at, at + length)}</mark>);
    done = at + length;
  }
  return (
    <div ref={ref} className="marked-text" dir="auto" aria-hidden="true">
      {pieces}
      {text.slice(done)}
      {/* The line that a text begins with its last line break. */}
      {text.endsWith('\n') && ' '}
    </div>
  );
}
