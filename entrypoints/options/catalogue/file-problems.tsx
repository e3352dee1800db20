import type { FileProblem } from '../../../utils/settings/own-entries/read-entries-file';
import { text } from '../../../utils/text';

const mostShown = 100;

/** What is wrong with a file, by line; the words are the checker's own. */
export function FileProblems({ problems }: { readonly problems: readonly FileProblem[] }) {
  return (
    <section aria-label={text('entriesProblems', problems.length)}>
      <p className="error">{text('entriesProblems', problems.length)}</p>
      <ul className="file-problems">
        {problems.slice(0, mostShown).map(({ line, column, path, what }) => (
          <li key={`${line} ${column} ${path} ${what}`}>
            {text('filePlace', line, column)}{' '}
            <span lang="en" dir="ltr">
              {path && <code>{path}: </code>}
              {what}
            </span>
          </li>
        ))}
      </ul>
      {problems.length > mostShown && <p className="hint">{text('shownOf', mostShown, problems.length)}</p>}
    </section>
  );
}
