import type { MadeValue } from '../../../utils/plan/value-language/make-value';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';

/** What the value makes for three persons. */
export function ValueSamples({ samples }: { readonly samples: readonly MadeValue[] }) {
  if (samples.length === 0) return null;
  const texts = samples.map((made) =>
    'text' in made ? made.text : valueProblemText(made.problem.code, made.problem.piece),
  );
  return (
    <section className="samples" aria-label={text('samples')}>
      <h2>{text('samples')}</h2>
      <ul aria-live="polite">
        {[...new Set(texts)].map((made) => (
          <li key={made}>
            <bdi>{made}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
