import type { FileProblem } from '../../utils/settings/transfer/carried';
import { inputProblemText } from '../../utils/input-problem-text';
import { text } from '../../utils/text';

const mostShown = 100;

interface FileProblemsProps {
  /** What they mean for the file, and how many there are. */
  readonly title: string;
  readonly problems: readonly FileProblem[];
}

/** What is wrong in a file, by line and path; nothing where all is well. */
export function FileProblems({ title, problems }: FileProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="error">{title}</p>
      <ul className="file-problems">
        {problems.slice(0, mostShown).map(({ line, column, where, what }) => (
          <li key={`${line} ${column} ${where} ${JSON.stringify(what)}`}>
            {text('filePlace', line, column)} {where && <code dir="ltr">{where}</code>} {inputProblemText(what)}
          </li>
        ))}
      </ul>
      {problems.length > mostShown && <p className="hint">{text('shownOf', mostShown, problems.length)}</p>}
    </section>
  );
}
