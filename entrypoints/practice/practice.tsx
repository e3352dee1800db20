import { useEffect, useState } from 'react';
import { browser, type Browser } from 'wxt/browser';
import { text } from '../../utils/text';
import { PracticeForm } from './practice-form';

/** The four things to do, and a form to do them in that goes nowhere. */
export function Practice() {
  return (
    <main className="practice">
      <header>
        <img src="/icon/48.png" alt="" width="36" height="36" />
        <h1>{text('practiceTitle')}</h1>
      </header>
      <ol className="steps">
        <li>
          <h2>{text('practiceFill')}</h2>
          <p>{text('practiceFillHow')}</p>
        </li>
        <li>
          <h2>{text('practiceInsert')}</h2>
          <p>{text('practiceInsertHow')}</p>
        </li>
        <li>
          <h2>{text('practiceEdit')}</h2>
          <p>{text('practiceEditHow')}</p>
        </li>
        <li>
          <h2>{text('practiceKeys')}</h2>
          <Shortcuts />
        </li>
      </ol>
      <PracticeForm />
    </main>
  );
}

/** Those that work on a page, as they are really bound. */
function Shortcuts() {
  const [commands, setCommands] = useState<readonly Browser.commands.Command[]>([]);
  useEffect(() => void browser.commands.getAll().then(setCommands), []);
  const bound = commands.filter(({ name, shortcut }) => name !== '_execute_action' && shortcut);
  if (bound.length === 0) return <p>{text('practiceNoKeys')}</p>;
  return (
    <dl>
      {bound.map(({ name, description, shortcut }) => (
        <div key={name}>
          <dt>
            <kbd>{shortcut}</kbd>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
