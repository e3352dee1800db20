import type { FileProblem } from '../../../utils/settings/transfer/carried';
import { text } from '../../../utils/text';

const mostShown = 20;

/** What is wrong in a file and therefore left out, by line and path. */
export function FileProblems({ problems }: { readonly problems: readonly FileProblem[] }) {
  if (problems.length === 0) return null;
  const title = text('importProblems', problems.length);
  return (
    <section aria-label={title}>
      <p className="error">{title}</p>
      <ul className="problems">
        {problems.slice(0, mostShown).map(({ where, what, line }) => (
          <li key={`${where} ${what}`}>
            {line !== null && `${text('importLine', line)} `}
            <code>{where}</code>: <span lang="en">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
