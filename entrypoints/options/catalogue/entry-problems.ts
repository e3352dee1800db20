import { isPersonal, type OwnEntry, type OwnValue } from '../../../utils/settings/own-entries/own-entry';
import { checkValue } from '../../../utils/plan/value-language/check-value';
import { ownEntriesShape } from '../../../utils/settings/own-entries/own-entries-shape';
import { checkEntries } from '../../../utils/settings/read-list';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';

/** What is wrong with an entry, a sentence for each place; '' where all is well. */
export interface EntryProblems {
  readonly title: string;
  readonly value: string;
}

export function entryProblems(entry: OwnEntry): EntryProblems {
  const paths = new Set(checkEntries(ownEntriesShape, [entry]).problems.map(({ path }) => path[0]));
  return {
    title: paths.has('title') ? text('valueProblem_empty') : '',
    value: paths.has('value') ? valueProblem(entry.value) : '',
  };
}

export function isRightEntry(entry: OwnEntry): boolean {
  return checkEntries(ownEntriesShape, [entry]).problems.length === 0;
}

function valueProblem(value: OwnValue): string {
  if (isPersonal(value)) {
    const [problem] = checkValue(value);
    return problem ? valueProblemText(problem.code, problem.piece) : text('valueProblem_empty');
  }
  if (value.is === 'range') return text('entryRangeWrong');
  return text(value.is === 'repeated' && value.text === '' ? 'valueProblem_empty' : 'entryLengthWrong');
}
