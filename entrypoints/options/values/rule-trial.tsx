import type { FieldRow } from '../../../utils/messages';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';

const mostShown = 10;

/** The fields that a rule decides on in the tab, with what each would get. */
export function RuleTrial({ rows }: { readonly rows: readonly FieldRow[] }) {
  return (
    <section className="trial" aria-label={text('trial')}>
      <h2>{text('trial')}</h2>
      {rows.length === 0 && <p className="hint">{text('trialNone')}</p>}
      <dl>
        {rows.slice(0, mostShown).map((row) => (
          <div key={row.row}>
            <dt>
              <bdi>{row.label}</bdi>
            </dt>
            <dd>
              <bdi>{problemOf(row) || row.planned || '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function problemOf({ rule }: FieldRow): string {
  if (!rule?.problem) return '';
  const { code, piece } = rule.problem;
  if (code === 'cannot-hold') return text('ruleCannotHold', rule.name, piece);
  if (code === 'match-too-slow') return text('ruleTooSlow', rule.name);
  return valueProblemText(code, piece);
}
