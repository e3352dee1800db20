import { useEffect } from 'react';
import type { RuleTrial as Tried, TriedField } from '../../../utils/messages/field-row';
import type { Rule } from '../../../utils/plan/rules/rule';
import { ruleProblemText } from '../../../utils/rule-problem-text';
import { text } from '../../../utils/text';
import type { Trial } from './use-trial';

interface RuleTrialProps {
  /** As it is typed, without a mistake. */
  readonly rule: Rule;
  readonly trial: Trial;
}

/** Milliseconds without typing after which the rule is tried. */
const rest = 300;

/** The fields in the tab that a rule is for, with what each would get, while the rule is typed. */
export function RuleTrial({ rule, trial: { rows, tried, tryRule } }: RuleTrialProps) {
  const typed = JSON.stringify(rule);
  useEffect(() => {
    const timer = setTimeout(() => tryRule(JSON.parse(typed) as Rule), rest);
    return () => clearTimeout(timer);
    // The rows change where the page or another rule has changed.
  }, [typed, rows, tryRule]);
  const shown = tried?.rule === rule.id ? tried : null;
  return (
    <section className="trial" aria-label={text('trial')}>
      <h2>{text('trial')}</h2>
      {shown && <TriedFields tried={shown} />}
    </section>
  );
}

const mostShown = 10;

function TriedFields({ tried: { isHere, fields } }: { readonly tried: Tried }) {
  if (fields.length === 0) return <p className="hint">{text(isHere ? 'trialNone' : 'trialElsewhere')}</p>;
  return (
    <>
      <dl>
        {fields.slice(0, mostShown).map((field) => (
          <div key={field.row}>
            <dt>
              <bdi>{field.label || text('noLabel')}</bdi>
            </dt>
            <dd>
              <bdi>{field.shown || '–'}</bdi>
              <TriedNote {...field} />
            </dd>
          </div>
        ))}
      </dl>
      {fields.length > mostShown && <p className="hint">{text('trialMore', fields.length - mostShown)}</p>}
    </>
  );
}

function TriedNote({ note, overruledBy }: TriedField) {
  const said = overruledBy === null ? ruleProblemText(note) : text('trialOverruled', overruledBy);
  return said && <p className="warning">{said}</p>;
}
