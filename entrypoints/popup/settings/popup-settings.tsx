import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Alert } from '../../../components/alert';
import { Icon } from '../../../components/icon';
import { openOptions } from '../../../components/open-options';
import { FillSetting } from '../../../components/settings/fill-setting';
import { KeptAsideNotice } from '../../../components/settings/kept-aside-notice';
import { LanguageSetting } from '../../../components/settings/language-setting';
import { SiteForm } from '../../../components/settings/site-form';
import { useSettings } from '../../../components/settings/use-settings';
import { text } from '../../../utils/text';
import '../../../components/settings/settings.css';

interface PopupSettingsProps {
  readonly tabId: number;
  /** Told when something a fill depends on has changed. */
  readonly onChange: () => void;
}

/** What a person changes from day to day, the page's site first, and the way to all that needs more room. */
export function PopupSettings({ tabId, onChange }: PopupSettingsProps) {
  const { settings, trouble, change } = useSettings(onChange);
  const host = useHost(tabId);
  return (
    <main className="settings-view">
      <button type="button" className="button" onClick={() => openOptions(tabId)}>
        <Icon name="external" />
        {text('openOptions')}
      </button>
      <div className="settings">
        <KeptAsideNotice />
        {trouble && <Alert>{trouble}</Alert>}
        {host && (
          <section className="settings-group">
            <h2 id="settings-site">
              <bdi>{host}</bdi>
            </h2>
            <SiteForm id={host} under="settings-site" onChange={onChange} />
          </section>
        )}
        {settings && (
          <section className="settings-group">
            <h2 id="settings-all-sites">{text('allSites')}</h2>
            <LanguageSetting language={settings.language} change={change} under="settings-all-sites" />
            <FillSetting fill={settings.fill} change={change} under="settings-all-sites" />
          </section>
        )}
      </div>
    </main>
  );
}

/** Host of the tab's page; '' where it has none, or the browser keeps it to itself. */
function useHost(tabId: number): string {
  const [host, setHost] = useState('');
  useEffect(() => {
    const read = () => void browser.tabs.get(tabId).then(({ url }) => setHost(hostOf(url ?? '')));
    const follow = (updated: number) => updated === tabId && read();
    read();
    browser.tabs.onUpdated.addListener(follow);
    return () => browser.tabs.onUpdated.removeListener(follow);
  }, [tabId]);
  return host;
}

function hostOf(url: string): string {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).host : '';
}
