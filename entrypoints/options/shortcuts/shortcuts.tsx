import { useEffect, useState } from 'react';
import { browser, type Browser } from 'wxt/browser';
import { Icon } from '../../../components/icon';
import { text } from '../../../utils/text';

/** The keyboard shortcuts as they are really bound, and the way to the browser's page that sets them. */
export function Shortcuts() {
  const commands = useCommands();
  return (
    <main className="pane">
      <h1>{text('section_shortcuts')}</h1>
      <p className="hint">{text('shortcutsHint')}</p>
      <dl className="shortcuts">
        {commands.map(({ name, description, shortcut }) => (
          <div key={name}>
            <dt>{description || text('shortcutOpenPopup')}</dt>
            <dd>{shortcut ? <kbd>{shortcut}</kbd> : text('shortcutNone')}</dd>
          </div>
        ))}
      </dl>
      {commands.some(({ shortcut }) => !shortcut) && <p className="hint">{text('shortcutUnset')}</p>}
      <div className="field-row">
        <button type="button" className="button" onClick={() => void openShortcutSettings()}>
          <Icon name="external" />
          {text('shortcutsOpen')}
        </button>
      </div>
    </main>
  );
}

/** Read again whenever the page comes into sight: the browser's own page may have changed them. */
function useCommands(): readonly Browser.commands.Command[] {
  const [commands, setCommands] = useState<readonly Browser.commands.Command[]>([]);
  useEffect(() => {
    const read = () => void browser.commands.getAll().then(setCommands);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return commands;
}

type Commands = typeof browser.commands & {
  /** Firefox 137 and later; there no link may lead to the page. */
  openShortcutSettings?: () => Promise<void>;
};

async function openShortcutSettings(): Promise<void> {
  const commands: Commands = browser.commands;
  if (commands.openShortcutSettings) await commands.openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
