import { useEffect, useState } from 'react';
import { discardKeptAside, keptAside, loadSettings, type KeptAside } from '../../utils/settings/settings-store';
import { Alert } from '../alert';
import { CopyButton } from '../copy-button';
import { inputProblemText } from '../../utils/input-problem-text';
import { text } from '../../utils/text';

/** Says which stored settings could not be read; they can be copied before they are discarded. */
export function KeptAsideNotice() {
  const [aside, setAside] = useState<readonly KeptAside[]>([]);
  useEffect(() => {
    void loadSettings().then(keptAside).then(setAside);
  }, []);
  if (aside.length === 0) return null;
  const discard = () => void discardKeptAside().then(() => setAside([]));
  const problems = aside.flatMap((kept) =>
    kept.problems.map(({ where, what }) =>
      [where, typeof what === 'string' ? what : inputProblemText(what)].filter(Boolean).join(': '),
    ),
  );
  return (
    <Alert>
      <p>{text('aside')}</p>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="details-actions">
        <CopyButton label={text('asideCopy')} content={JSON.stringify(aside, null, 2)} />
        <button type="button" className="quiet-button" onClick={discard}>
          {text('asideDiscard')}
        </button>
      </p>
    </Alert>
  );
}
