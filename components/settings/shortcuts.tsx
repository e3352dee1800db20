import { useEffect, useState } from 'react';
import { browser, type Browser } from 'wxt/browser';
import { Icon } from '../icon';
import { text } from '../../utils/text';

/** The keyboard shortcuts as they are set, and the way to the browser's page that sets them. */
export function Shortcuts() {
  const [commands, setCommands] = useState<readonly Browser.commands.Command[]>([]);
  useEffect(() => {
    void browser.commands.getAll().then(setCommands);
  }, []);
  return (
    <section className="settings-group">
      <h2>{text('settingsShortcuts')}</h2>
      <dl className="shortcuts">
        {commands.map(({ name, description, shortcut }) => (
          <div key={name}>
            <dt>{description || text('shortcutOpenPopup')}</dt>
            <dd>{shortcut ? <kbd>{shortcut}</kbd> : text('shortcutNone')}</dd>
          </div>
        ))}
      </dl>
      {commands.some(({ shortcut }) => !shortcut) && <p className="hint">{text('shortcutUnset')}</p>}
      <button type="button" className="quiet-button" onClick={() => void openShortcutSettings()}>
        <Icon name="external" />
        {text('shortcutsOpen')}
      </button>
    </section>
  );
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
